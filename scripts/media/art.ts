// Stills as AVIF in the widths the cards and heroes ask for, never larger than the source.
// Quality follows the picture: smooth skies get more bits (they show bands), busy leaves fewer.
import { mkdir, readdir, rm } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import sharp from "sharp";
import { pictureColour } from "./colour.ts";
import type { Picture } from "./manifest.ts";
import { progress } from "./run.ts";
import { formsOf } from "./looks.ts";
import focus from "./focus.json" with { type: "json" };

/** What of a picture stays where its sides are cut, 0 to 100, of those whose middle is not what they are about. */
const focusOf: Record<string, number | undefined> = focus;

const ladder = [320, 640, 960, 1280, 1920];

type Coding = { quality: number; chromaSubsampling: "4:2:0" | "4:4:4" };

/** Writes art/{name}-{width}.avif for every still of the folder and returns what was written. */
export async function makeArt(folder: string, outDir: string): Promise<Record<string, Picture>> {
  const target = join(outDir, "art");
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const files = (await readdir(folder)).filter((name) => extname(name) === ".webp").toSorted();
  const pictures: Record<string, Picture> = {};
  for (const [index, file] of files.entries()) {
    const name = basename(file, ".webp");
    progress("art", index + 1, files.length, name);
    Object.assign(pictures, await makeStill(name, join(folder, file), target));
  }
  return pictures;
}

/** Writes a still in each of its forms into a folder and returns what was written, by name. */
export async function makeStill(
  name: string,
  source: string,
  folder: string,
  widest?: number,
): Promise<Record<string, Picture>> {
  const pictures: Record<string, Picture> = {};
  for (const form of await formsOf(name, source, widest)) {
    const picture = await makePicture(form.source, join(folder, form.name), form.widest);
    pictures[form.name] = { ...picture, ...(form.look && { look: form.look }) };
  }
  return pictures;
}

/** Writes `{target}-{width}.avif` up to `widest`: a picture in all its sizes. */
export async function makePicture(
  source: string | Buffer,
  target: string,
  widest: number,
): Promise<Picture> {
  const { width, height } = await sharp(source).metadata();
  const largest = Math.min(width, widest);
  // A width of its own is worth its bytes only where it is larger than a screen's half.
  const own = largest > 1280 && !ladder.includes(largest) ? [largest] : [];
  const widths = [...ladder.filter((step) => step <= largest), ...own];
  const coding = await chooseCoding(source);
  for (const step of widths) {
    await sharp(source)
      .resize({ width: step })
      .avif({ ...coding, effort: 3 })
      .toFile(`${target}-${step}.avif`);
  }
  const stays = focusOf[basename(target)];
  const art = await pictureColour(source);
  return { width, height, widths, art, ...(stays !== undefined && { focus: stays }) };
}

/** A quick trial at 480 px tells how busy a picture is, in bits per pixel. */
async function chooseCoding(source: string | Buffer): Promise<Coding> {
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
