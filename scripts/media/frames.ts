// Frames of the source clips as thumbnails: a channel shows more titles than there are stills.
// Which moments are worth showing was chosen by eye and stands in frames.json.
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeStill } from "./art.ts";
import { type Part, partOf } from "./details.ts";
import type { Picture } from "./manifest.ts";
import { ffmpeg, progress } from "./run.ts";

/** `part`: only so much of the picture, as details.json says it. */
type Frame = { clip: string; at_s: number; name: string; part?: Part };

const widest = 960;

/** Writes art/{name}-{width}.avif for every frame of the list and returns what was written. */
export async function makeFrames(
  clipsDir: string,
  outDir: string,
): Promise<Record<string, Picture>> {
  const list = new URL("frames.json", import.meta.url);
  const frames: Frame[] = JSON.parse(await readFile(list, "utf8"));
  const workDir = await mkdtemp(join(tmpdir(), "frames-"));
  const pictures: Record<string, Picture> = {};
  for (const [index, { clip, at_s, name, part }] of frames.entries()) {
    progress("frame", index + 1, frames.length, name);
    const still = join(workDir, `${name}.png`);
    const from = ["-ss", String(at_s), "-i", join(clipsDir, `${clip}.mp4`)];
    await ffmpeg([...from, "-frames:v", "1", still]);
    if (part) await writeFile(still, await partOf(still, part));
    Object.assign(pictures, await makeStill(name, still, join(outDir, "art"), widest));
  }
  await rm(workDir, { recursive: true });
  return pictures;
}
