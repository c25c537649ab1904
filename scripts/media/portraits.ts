// Portraits of commentators of whom there is no photograph: their initials over a piece of their sport.
// The initials are outlines of its display face (portraits/*.svg).
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { makePicture } from "./art.ts";
import { partOf } from "./details.ts";
import type { Picture } from "./manifest.ts";
import { progress } from "./run.ts";

type Portrait = {
  person: string;
  still: string;
  part: [left: number, top: number, width: number];
};

const portraits: Portrait[] = [
  { person: "odile-duval", still: "drawn-track", part: [0.34, 0.3, 0.5] },
  { person: "marlon-pike", still: "drawn-clay", part: [0.34, 0.2, 0.5] },
  { person: "runa-aas", still: "drawn-sail", part: [0.32, 0.1, 0.5] },
];

const [width, height] = [1280, 720];
const widest = 640;
/** How much of its light a piece keeps behind the letters. */
const legible = 0.66;
/** So that tall cuts hold them too. */
const letters = 0.76;

/** Writes art/portrait-{person}-{width}.avif for each of them and returns what was written. */
export async function makePortraits(
  artDir: string,
  outDir: string,
): Promise<Record<string, Picture>> {
  const pictures: Record<string, Picture> = {};
  for (const [index, portrait] of portraits.entries()) {
    progress("portrait", index + 1, portraits.length, portrait.person);
    const name = `portrait-${portrait.person}`;
    const drawn = await drawPortrait(portrait, artDir);
    pictures[name] = await makePicture(drawn, join(outDir, "art", name), widest);
  }
  return pictures;
}

async function drawPortrait(portrait: Portrait, artDir: string): Promise<Buffer> {
  const { person, still, part } = portrait;
  const piece = await partOf(join(artDir, `${still}.webp`), part);
  const film = await sharp(piece).resize(width, height).linear(legible).png().toBuffer();
  const outlines = await readFile(join(import.meta.dirname, "portraits", `${person}.svg`));
  const initials = await sharp(outlines)
    .resize(Math.round(width * letters))
    .toBuffer();
  return sharp(film)
    .composite([{ input: initials }])
    .png()
    .toBuffer();
}
