// Smooth skies get more bits, because they show bands; busy leaves get fewer.
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import { calculateDominantColour } from "./dominant-colour.ts";
import type { PictureEntry } from "./media-entries.ts";

const ladder = [320, 640, 960, 1280, 1920];

type Coding = { quality: number; chromaSubsampling: "4:2:0" | "4:4:4" };

/** Writes `{target}-{width}.avif` in every width of the ladder up to the source's and returns the manifest entry. */
export async function encodePicture(source: string, target: string): Promise<PictureEntry> {
  await mkdir(dirname(target), { recursive: true });
  const { width, height } = await sharp(source).metadata();
  const widths = ladder.filter((step) => step <= width);
  const coding = await chooseCoding(source);
  for (const step of widths) {
    await sharp(source)
      .resize({ width: step })
      .avif({ ...coding, effort: 3 })
      .toFile(`${target}-${step}.avif`);
  }
  return { width, height, widths, art: await calculateDominantColour(source) };
}

/** A quick trial at 480 px measures how busy a picture is, in bits per pixel. */
async function chooseCoding(source: string): Promise<Coding> {
  const trial = await sharp(source)
    .resize({ width: 480 })
    .avif({ quality: 50, effort: 2, chromaSubsampling: "4:2:0" })
    .toBuffer({ resolveWithObject: true });
  const busy = (trial.data.length * 8) / (trial.info.width * trial.info.height);
  if (busy < 0.25) return { quality: 60, chromaSubsampling: "4:4:4" };
  if (busy < 0.45) return { quality: 49, chromaSubsampling: "4:2:0" };
  if (busy < 0.7) return { quality: 43, chromaSubsampling: "4:2:0" };
  return { quality: 38, chromaSubsampling: "4:2:0" };
}
