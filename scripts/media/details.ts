// Parts of stills as pictures of their own: a lighthouse's lamp, one boat of nine. `part` in details.json is where
// its left and upper edge are and how wide it is, as shares of the still; its shape makes it as high.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { makePicture } from "./art.ts";
import { type FilmLook, filmLook } from "./film-looks.ts";
import type { Picture } from "./manifest.ts";
import { progress } from "./run.ts";

export type Part = [left: number, top: number, width: number];
type Detail = {
  still: string;
  part: Part;
  name: string;
  look?: FilmLook;
  shape?: "16:9" | "2:3";
};

const heights = { "16:9": 9 / 16, "2:3": 3 / 2 };

const widest = 960;

/** Writes art/{name}-{width}.avif for every detail of the list and returns what was written. */
export async function makeDetails(
  artDir: string,
  outDir: string,
): Promise<Record<string, Picture>> {
  const list = new URL("details.json", import.meta.url);
  const details: Detail[] = JSON.parse(await readFile(list, "utf8"));
  const pictures: Record<string, Picture> = {};
  for (const [index, { still, part, name, look, shape }] of details.entries()) {
    progress("detail", index + 1, details.length, name);
    const source = await partOf(join(artDir, `${still}.webp`), part, shape);
    const shown = look ? await filmLook(source, look) : source;
    const picture = await makePicture(shown, join(outDir, "art", name), widest);
    pictures[name] = { ...picture, ...(look && { look }) };
  }
  return pictures;
}

/** A part of a still, in a shape. */
export async function partOf(
  still: string,
  [left, top, share]: Part,
  shape: keyof typeof heights = "16:9",
): Promise<Buffer> {
  const whole = await sharp(still).metadata();
  const width = Math.round(whole.width * share);
  const height = Math.round(width * heights[shape]);
  const area = {
    left: Math.min(Math.round(left * whole.width), whole.width - width),
    top: Math.min(Math.round(top * whole.height), whole.height - height),
    width,
    height,
  };
  return sharp(still).extract(area).png().toBuffer();
}
