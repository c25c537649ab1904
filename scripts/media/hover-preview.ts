import { stat } from "node:fs/promises";
import { join } from "node:path";
import { ffmpegColourOptions, type WorkingCopyFiles } from "./working-copy.ts";
import { frameRate } from "./media-entries.ts";
import { runFfmpeg, splitFfmpegOptions } from "./run-ffmpeg.ts";

const maxBytes = 200_000;

const options = splitFfmpegOptions(`
  -an -frames:v ${4 * frameRate} ${ffmpegColourOptions} -vf scale=480:270:flags=bicubic,setsar=1,format=yuv420p
  -c:v libx264 -preset slow -profile:v high -crf 27 -maxrate 280k -bufsize 360k -threads 1 -bf 0
  -map_metadata -1 -fflags +bitexact -flags:v +bitexact -movflags +faststart
`);

/** Writes preview.mp4: four silent seconds from the film's first third, 480 × 270, for a card under the pointer. */
export async function encodeHoverPreview(master: WorkingCopyFiles, target: string): Promise<void> {
  const file = join(target, "preview.mp4");
  const start = String(Math.floor(master.length_s / 3));
  await runFfmpeg(["-ss", start, "-i", master.picture, ...options, file]);
  const { size } = await stat(file);
  if (size > maxBytes) throw new Error(`${file} has ${size} bytes, more than ${maxBytes}`);
}
