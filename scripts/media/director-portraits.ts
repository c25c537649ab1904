// Portraits of Lumen's directors, of whom there is no photograph: seen from behind, before what they film (rendered:
// sources/studio/cinema.py), round, on one of the grounds that its posters have. Whoever shows one sets the name beside it.
import { join } from "node:path";
import { makePicture } from "./art.ts";
import { type FilmLook, filmLook } from "./film-looks.ts";
import type { Picture } from "./manifest.ts";
import { type Ground, grounds } from "./poster-page.ts";
import { progress } from "./run.ts";
import { addressOf, typeset } from "./typeset.ts";

type Portrait = {
  person: string;
  ground: Ground;
  still: string;
  look: FilmLook;
};

const portraits: Portrait[] = [
  {
    person: "maren-holt",
    ground: "moss",
    still: "director-at-the-rail",
    look: "mono",
  },
  {
    person: "teodor-brask",
    ground: "red",
    still: "director-before-the-screen",
    look: "mono",
  },
  {
    person: "adaeze-okafor",
    ground: "ochre",
    still: "director-in-the-last-light",
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
  await typeset(size, async (draw) => {
    for (const [index, portrait] of portraits.entries()) {
      const { person, still, look } = portrait;
      progress("portrait", index + 1, portraits.length, person);
      const piece = await filmLook(join(artDir, `${still}.webp`), look);
      const drawn = await draw(portraitPage(portrait, addressOf(piece, "image/png")));
      const name = `portrait-${person}`;
      pictures[name] = await makePicture(drawn, join(outDir, "art", name), widest);
    }
  });
  return pictures;
}

function portraitPage({ ground }: Portrait, picture: string) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>
    body { display: grid; place-items: center; height: 720px; margin: 0; background: ${grounds[ground]} }
    img { width: 560px; height: 560px; border-radius: 50%; object-fit: cover }
  </style><body><img alt="" src="${picture}"></body></html>`;
}
