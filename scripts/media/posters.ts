// The posters of Lumen's films: each film's still with its title, its director and its year set over it or beside it.
// posters.json says which still, in which look, and how the words stand.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { lumen } from "../../provider/seed/catalogues/lumen/index.ts";
import { makePicture } from "./art.ts";
import { type Part, partOf } from "./details.ts";
import { type FilmLook, filmLook } from "./film-looks.ts";
import type { Picture } from "./manifest.ts";
import { type Credit, type Poster, posterPage } from "./poster-page.ts";
import { progress } from "./run.ts";
import { addressOf, typeset } from "./typeset.ts";

/** `still` is one of the sources, or a picture that was made before, such as a frame. */
type FilmPoster = Poster & { film: string; still: string; look?: FilmLook; part?: Part };

const widest = 640;

/** Writes art/poster-{film}-{width}.avif for every film of the list and returns what was written. */
export async function makePosters(
  artDir: string,
  outDir: string,
  only: string[] = [],
): Promise<Record<string, Picture>> {
  const list = new URL("posters.json", import.meta.url);
  const posters: FilmPoster[] = JSON.parse(await readFile(list, "utf8"));
  const wanted = posters.filter(({ film }) => !only.length || only.includes(film));
  const pictures: Record<string, Picture> = {};
  await typeset({ width: 800, height: 1200 }, async (draw, faces) => {
    for (const [index, poster] of wanted.entries()) {
      progress("poster", index + 1, wanted.length, poster.film);
      const picture = addressOf(await stillOf(poster, artDir, outDir), "image/png");
      const drawn = await draw(posterPage(poster, creditOf(poster.film), { picture, ...faces }));
      const name = `poster-${poster.film}`;
      pictures[name] = await makePicture(drawn, join(outDir, "art", name), widest);
    }
  });
  return pictures;
}

async function stillOf({ still, look, part }: FilmPoster, artDir: string, outDir: string) {
  const source = join(artDir, `${still}.webp`);
  if (!existsSync(source)) {
    return sharp(join(outDir, "art", `${still}-960.avif`))
      .png()
      .toBuffer();
  }
  const framed = part ? await partOf(source, part, "2:3") : await sharp(source).png().toBuffer();
  return look ? filmLook(framed, look) : framed;
}

function creditOf(film: string): Credit {
  const content = lumen.contents.find(({ token }) => token === film);
  const [director] = content?.people ?? [];
  if (!director || !content?.year) throw new Error(`${film}: nobody is credited with it`);
  return { director, year: content.year };
}
