// One lossless working copy, picture and sound apart, so that every rendition, still and preview is made from the
// same frames.
import { join } from "node:path";
import { frameRate } from "./media-entries.ts";
import { runFfmpeg, runFfprobe, splitFfmpegOptions } from "./run-ffmpeg.ts";

export type WorkingCopyFiles = { picture: string; sound: string; length_s: number };

/** AAC frames hold 1024 samples: at 32 kHz four seconds are exactly 125 of them. */
export const sampleRate = 32_000;

/** Players guess the colours of untagged films by their size, so every rendition is tagged. */
export const ffmpegColourOptions =
  "-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv";

/** Writes the working copy of a film, cut to whole frames, into a folder. */
export async function makeWorkingCopy(source: string, work: string): Promise<WorkingCopyFiles> {
  const length_s = Math.floor((await readDuration(source)) * frameRate) / frameRate;
  const picture = join(work, "picture.mkv");
  const sound = join(work, "sound.wav");
  await runFfmpeg(["-i", source, ...pictureOptions(length_s), picture]);
  await runFfmpeg(["-i", source, ...soundOptions(length_s), sound]);
  return { picture, sound, length_s };
}

async function readDuration(source: string): Promise<number> {
  const shown = splitFfmpegOptions(
    "-show_entries format=duration -of default=noprint_wrappers=1:nokey=1",
  );
  const length_s = Number(await runFfprobe([...shown, source]));
  if (!(length_s > 0)) throw new Error(`no duration in ${source}`);
  return length_s;
}

function pictureOptions(length_s: number): string[] {
  const filter = `fps=${frameRate},scale=out_color_matrix=bt709,setsar=1`;
  const frames = String(Math.round(length_s * frameRate));
  return ["-map", "0:v:0", "-vf", filter, "-frames:v", frames].concat(
    splitFfmpegOptions(`-c:v libx264 -preset ultrafast -qp 0 ${ffmpegColourOptions}`),
  );
}

function soundOptions(length_s: number): string[] {
  const samples = Math.round(length_s * sampleRate);
  const filter = `aresample=${sampleRate},apad,atrim=end_sample=${samples}`;
  return ["-map", "0:a:0", "-af", filter, "-ac", "2"];
}
