// The stills a viewer sees while scrubbing: one picture for the whole film, a still every two
// seconds taken from the middle of its two seconds.
import { join } from "node:path";
import sharp from "sharp";
import type { WorkingCopyFiles } from "./working-copy.ts";
import { frameRate, type Storyboard } from "./media-entries.ts";
import { runFfmpeg } from "./run-ffmpeg.ts";

const grid = { width: 160, height: 90, columns: 5, every_s: 2 };

/** Writes storyboard.webp; stills run left to right, then down. */
export async function makeStoryboard(
  master: WorkingCopyFiles,
  target: string,
): Promise<Storyboard> {
  const count = Math.ceil(master.length_s / grid.every_s);
  const sheet = `${master.picture}.png`;
  const step = grid.every_s * frameRate;
  const filter = [
    `select='eq(mod(n,${step}),${step / 2})'`,
    `scale=${grid.width}:${grid.height}:flags=area`,
    `tile=${grid.columns}x${Math.ceil(count / grid.columns)}`,
  ].join(",");
  await runFfmpeg(["-i", master.picture, "-vf", filter, "-vsync", "0", "-frames:v", "1", sheet]);
  await sharp(sheet).webp({ quality: 68, effort: 6 }).toFile(join(target, "storyboard.webp"));
  return { ...grid, count };
}
