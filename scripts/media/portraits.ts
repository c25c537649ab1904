// Portraits of people of whom there is no photograph: their initials over a round piece of one of their films,
// on the paper of their channel. The initials are outlines of its display face (portraits/*.svg).
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { makePicture } from "./art.ts";
import { partOf } from "./details.ts";
import { type FilmLook, filmLook } from "./film-looks.ts";
import type { Picture } from "./manifest.ts";
import { progress } from "./run.ts";

type Portrait = {
  person: string;
  still: string;
  part: [left: number, top: number, width: number];
  look?: FilmLook;
  paper: string;
};

const lumen = "#e4dccc";
const academy = "#e9ebf9";
const arena = "#13151b";

const portraits: Portrait[] = [
  {
    person: "maren-holt",
    still: "lighthouse-moon-hero",
    part: [0, 0.5, 0.5],
    look: "mono",
    paper: lumen,
  },
  {
    person: "teodor-brask",
    still: "forest-path-hero",
    part: [0.1, 0, 0.9],
    look: "mono",
    paper: lumen,
  },
  {
    person: "adaeze-okafor",
    still: "dandelion-dusk-hero",
    part: [0, 0, 0.9],
    look: "warm",
    paper: lumen,
  },
  { person: "yael-brandt", still: "autumn-wind-hero", part: [0.3, 0, 0.7], paper: academy },
  { person: "dario-lemke", still: "fourier-butterfly-hero", part: [0.2, 0.1, 0.6], paper: academy },
  { person: "tomasz-adeyemi", still: "sorting-thumb", part: [0.1, 0, 0.9], paper: academy },
  { person: "noor-haddad", still: "silk-ribbon-hero", part: [0.1, 0, 0.8], paper: academy },
  { person: "ingrid-vos", still: "low-poly-lake-thumb", part: [0.1, 0, 0.9], paper: academy },
  { person: "mireille-castan", still: "moss-thumb", part: [0, 0, 1], paper: academy },
  { person: "odile-duval", still: "drawn-track", part: [0.2, 0.2, 0.7], paper: arena },
  { person: "marlon-pike", still: "drawn-trails", part: [0.1, 0.2, 0.8], paper: arena },
  { person: "runa-aas", still: "drawn-sail", part: [0.1, 0, 0.9], paper: arena },
  { person: "idris-belkacem", still: "drawn-clay", part: [0.2, 0, 0.8], paper: arena },
];

const [width, height] = [1280, 720];
const round = 600;
const widest = 640;

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
    const picture = await makePicture(drawn, join(outDir, "art", name), widest);
    pictures[name] = { ...picture, ...(portrait.look && { look: portrait.look }) };
  }
  return pictures;
}

async function drawPortrait(portrait: Portrait, artDir: string): Promise<Buffer> {
  const { person, still, part, look, paper } = portrait;
  const piece = await partOf(join(artDir, `${still}.webp`), part);
  const film = sharp(look ? await filmLook(piece, look) : piece)
    .resize(round, round)
    .linear(0.82);
  const disc = await film
    .composite([{ input: svg(`<circle cx="50%" cy="50%" r="50%"/>`), blend: "dest-in" }])
    .png()
    .toBuffer();
  const initials = await readFile(join(import.meta.dirname, "portraits", `${person}.svg`));
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([{ input: disc }, { input: initials }])
    .png()
    .toBuffer();
}

function svg(shape: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${round}" height="${round}">${shape}</svg>`,
  );
}
