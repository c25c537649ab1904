// Encodes a film's working copy as CMAF: three pictures and one sound, all cut every four seconds
// at the same instants and starting at zero, so that segments can be looped and switched freely.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { splitFragments, type Fmp4Segment } from "./fmp4.ts";
import { ffmpegColourOptions, sampleRate, type WorkingCopyFiles } from "./working-copy.ts";
import {
  frameRate,
  segmentDurationS,
  type AudioRenditionEntry,
  type VideoRenditionEntry,
} from "./media-entries.ts";
import { runFfmpeg, splitFfmpegOptions } from "./run-ffmpeg.ts";

type Step = {
  name: string;
  width: number;
  height: number;
  share: number;
  profile: [name: string, level: string];
};

/** Average kb/s of the picture at 720p, and of the sound. */
const pictureKbps = 480;
const soundKbps = 96;

/** `share` is the part of the 720p rate that looks alike at this size. */
const steps: Step[] = [
  { name: "240p", width: 426, height: 240, share: 0.19, profile: ["main", "2.1"] },
  { name: "480p", width: 854, height: 480, share: 0.5, profile: ["high", "3.0"] },
  { name: "720p", width: 1280, height: 720, share: 1, profile: ["high", "3.1"] },
];

const cmaf = "+cmaf+empty_moov+skip_trailer";
const repeatable = "-map_metadata -1 -fflags +bitexact";

/** Writes {240p,480p,720p}/ below the film's folder, all three at once. */
export function encodeVideoRenditions(
  master: WorkingCopyFiles,
  target: string,
): Promise<VideoRenditionEntry[]> {
  return Promise.all(steps.map((step) => makeRendition(master, step, target)));
}

async function makeRendition(
  master: WorkingCopyFiles,
  step: Step,
  target: string,
): Promise<VideoRenditionEntry> {
  const { name, width, height, share } = step;
  const file = `${master.picture}.${name}.mp4`;
  const args = videoArgs(master, step, Math.round(pictureKbps * share));
  const pass = ["-passlogfile", `${file}.log`, "-pass"];
  await runFfmpeg([...args, ...pass, "1", "-f", "null", "-"]);
  await runFfmpeg([...args, ...pass, "2", ...fragments, file]);
  const { codecs, segments } = await writeSegments(file, join(target, name));
  const measured = { ...rates(segments), codecs, frame_rate: frameRate, ...durations(segments) };
  return { name, width, height, ...measured };
}

/** A fragment ends at the first key frame after 3.9 s: one per segment, whatever the rate. */
const fragments = splitFfmpegOptions(`-movflags ${cmaf}+frag_keyframe -min_frag_duration 3900000`);

/** One thread each: with two, x264's rate control differs from run to run. */
function videoArgs(master: WorkingCopyFiles, step: Step, kbps: number): string[] {
  const [profile, level] = step.profile;
  const group = frameRate * 2;
  const options = splitFfmpegOptions(`
    -an ${repeatable} -flags:v +bitexact ${ffmpegColourOptions}
    -vf scale=${step.width}:${step.height}:flags=bicubic,setsar=1,format=yuv420p
    -c:v libx264 -preset slow -profile:v ${profile} -level ${level} -threads 1
    -b:v ${kbps}k -maxrate ${Math.round(kbps * 1.6)}k -bufsize ${kbps * 3}k
    -x264-params keyint=${group}:min-keyint=${group}:scenecut=0:open-gop=0:aq-mode=3
    -video_track_timescale 12800
  `);
  return ["-i", master.picture, ...options];
}

/** Writes audio/: the encoder's first frame only primes the decoder and is left out. */
export async function encodeAudioRendition(
  master: WorkingCopyFiles,
  target: string,
): Promise<AudioRenditionEntry> {
  const file = `${master.sound}.mp4`;
  const frames = Math.ceil((master.length_s * sampleRate) / 1024);
  const options = splitFfmpegOptions(`
    -vn ${repeatable} -flags:a +bitexact
    -c:a aac -b:a ${soundKbps}k -ar ${sampleRate} -ac 2
    -bsf:a noise=drop='eq(n,0)',setts=ts='N*1024' -frames:a ${frames + 1}
    -movflags ${cmaf} -frag_duration 4000000
  `);
  await runFfmpeg(["-i", master.sound, ...options, file]);
  const { codecs, segments } = await writeSegments(file, join(target, "audio"));
  const sound = { channels: 2, sample_rate: sampleRate };
  return { name: "audio", codecs, ...sound, ...rates(segments), ...durations(segments) };
}

async function writeSegments(file: string, folder: string) {
  const { init, segments, codecs } = splitFragments(await readFile(file), segmentDurationS);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "init.mp4"), init);
  for (const [index, { bytes }] of segments.entries()) {
    await writeFile(join(folder, `${index}.m4s`), bytes);
  }
  return { segments, codecs };
}

function durations(segments: Fmp4Segment[]): { durations: number[] } {
  return { durations: segments.map((one) => Math.round(one.duration_s * 1e6) / 1e6) };
}

function rates(segments: Fmp4Segment[]): { bandwidth: number; average_bandwidth: number } {
  const bits = segments.reduce((sum, one) => sum + one.bytes.length * 8, 0);
  const seconds = segments.reduce((sum, one) => sum + one.duration_s, 0);
  const peak = Math.max(...segments.map((one) => (one.bytes.length * 8) / one.duration_s));
  return { bandwidth: Math.ceil(peak), average_bandwidth: Math.ceil(bits / seconds) };
}
