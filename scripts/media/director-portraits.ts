// Portraits of Lumen's directors, of whom there is no photograph: a round piece of one of their films over their name,
// in its display face on one of its grounds, as its posters are.
import { join } from "node:path";
import { makePicture } from "./art.ts";
import { type Part, partOf } from "./details.ts";
import { type FilmLook, filmLook } from "./film-looks.ts";
import type { Picture } from "./manifest.ts";
import { type Ground, grounds } from "./poster-page.ts";
import { progress } from "./run.ts";
import { addressOf, type Faces, typeset } from "./typeset.ts";

type Portrait = {
  person: string;
  name: string;
  ground: Ground;
  colour: Ground;
  still: string;
  part: Part;
  look: FilmLook;
};

const portraits: Portrait[] = [
  {
    person: "maren-holt",
    name: "Maren Holt",
    ground: "moss",
    colour: "paper",
    still: "lighthouse-dusk-thumb",
    part: [0.26, 0.28, 0.6],
    look: "mono",
  },
  {
    person: "teodor-brask",
    name: "Teodor Brask",
    ground: "red",
    colour: "paper",
    still: "two-dogs-poster",
    part: [0.02, 0.235, 0.94],
    look: "mono",
  },
  {
    person: "adaeze-okafor",
    name: "Adaeze Okafor",
    ground: "ochre",
    colour: "ink",
    still: "dandelion-dusk-hero",
    part: [0.02, 0, 0.7],
    look: "warm",
  },
];

/** A square of the middle is what rows show of it. */
const size = { width: 1280, height: 720 };
const widest = 960;

/** Writes art/portrait-{person}-{width}.avif for each of them and returns what was written. */
export async function makeDirectorPortraits(
  artDir: string,
  outDir: string,
): Promise<Record<string, Picture>> {
  const pictures: Record<string, Picture> = {};
  await typeset(size, async (draw, faces) => {
    for (const [index, portrait] of portraits.entries()) {
      const { person, still, part, look } = portrait;
      progress("portrait", index + 1, portraits.length, person);
      const piece = await filmLook(await partOf(join(artDir, `${still}.webp`), part), look);
      const drawn = await draw(portraitPage(portrait, addressOf(piece, "image/png"), faces));
      const name = `portrait-${person}`;
      pictures[name] = await makePicture(drawn, join(outDir, "art", name), widest);
    }
  });
  return pictures;
}

function portraitPage({ name, ground, colour }: Portrait, picture: string, { serif }: Faces) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>
    @font-face { font-family: Name; src: url(${serif}) }
    body { display: grid; justify-items: center; align-content: center; gap: 44px; height: 720px; margin: 0;
      background: ${grounds[ground]}; color: ${grounds[colour]} }
    img { width: 430px; height: 430px; border-radius: 50%; object-fit: cover }
    p { margin: 0; font: 400 106px/.9 Name; letter-spacing: -.022em; white-space: nowrap }
  </style><body><img alt="" src="${picture}"><p>${name}</p></body></html>`;
}
