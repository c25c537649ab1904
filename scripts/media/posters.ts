// The posters of Lumen's films: each film's still with its title, its director and its year set over it or beside it.
// posters.json says which still, in which look, and how the words stand.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { chromium, type Page } from "playwright/test";
import sharp from "sharp";
import { lumen } from "../../provider/seed/catalogues/lumen/index.ts";
import { chromiumLaunch } from "../../tests/support/chromium.ts";
import { makePicture } from "./art.ts";
import { type Part, partOf } from "./details.ts";
import { type FilmLook, filmLook } from "./film-looks.ts";
import type { Picture } from "./manifest.ts";
import { type Credit, type Poster, posterPage } from "./poster-page.ts";
import { progress } from "./run.ts";

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
  const faces = { serif: await face("instrument-serif"), sans: await face("instrument-sans") };
  const browser = await chromium.launch(await chromiumLaunch());
  const page = await browser.newPage({ viewport: { width: 800, height: 1200 } });
  const pictures: Record<string, Picture> = {};
  for (const [index, poster] of wanted.entries()) {
    progress("poster", index + 1, wanted.length, poster.film);
    const picture = addressOf(await stillOf(poster, artDir, outDir), "image/png");
    const drawn = await drawPage(
      page,
      posterPage(poster, creditOf(poster.film), { picture, ...faces }),
    );
    const name = `poster-${poster.film}`;
    pictures[name] = await makePicture(drawn, join(outDir, "art", name), widest);
  }
  await browser.close();
  return pictures;
}

async function drawPage(page: Page, html: string): Promise<Buffer> {
  await page.setContent(html);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await document.querySelector("img")?.decode();
  });
  return page.screenshot();
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

async function face(name: "instrument-serif" | "instrument-sans"): Promise<string> {
  const file = {
    "instrument-serif":
      "@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2",
    "instrument-sans":
      "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  }[name];
  return addressOf(await readFile(fileURLToPath(import.meta.resolve(file))), "font/woff2");
}

function addressOf(file: Buffer, type: string): string {
  return `data:${type};base64,${file.toString("base64")}`;
}
