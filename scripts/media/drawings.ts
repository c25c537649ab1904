// Pictures that a program draws as SVG: covers, portraits.
import { join } from "node:path";
import sharp from "sharp";
import { makePicture } from "./art.ts";
import type { Picture } from "./manifest.ts";
import { progress } from "./run.ts";

/** What each picture is drawn by, by its name. */
export type Drawings = Record<string, () => string>;

/** Writes art/{name}-{width}.avif for each of them, up to `widest`, and returns what was written. */
export async function makeDrawings(
  kind: string,
  drawings: Drawings,
  widest: number,
  outDir: string,
): Promise<Record<string, Picture>> {
  const pictures: Record<string, Picture> = {};
  const all = Object.entries(drawings);
  for (const [index, [name, draw]] of all.entries()) {
    progress(kind, index + 1, all.length, name);
    const drawn = await sharp(Buffer.from(draw())).png().toBuffer();
    pictures[name] = await makePicture(drawn, join(outDir, "art", name), widest);
  }
  return pictures;
}
