import { cp, mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { manifest as manifestSchema } from "../../provider/domain/media/manifest.ts";
import { numbersFrom, wordList, zipf } from "./words.ts";

const assets = fileURLToPath(new URL("../../provider/assets", import.meta.url));
const linesOfFilm = 20;

/** Films of which nothing but captions is there: a folder of assets, to be removed, and their names. */
export async function spokenFilms(count: number): Promise<{ folder: string; films: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), "bench-films-"));
  const real = manifestSchema.parse(
    JSON.parse(await readFile(join(assets, "manifest.json"), "utf8")),
  );
  const [like] = Object.values(real.films);
  if (!like) throw new Error("The embedded provider has no films.");
  const films = Array.from({ length: count }, (_, at) => `film-${at}`);
  const film = { ...like, captions: { languages: ["en"] }, chapters: [] };
  const manifest = { ...real, films: Object.fromEntries(films.map((name) => [name, film])) };
  await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest));
  await cp(join(assets, "logos"), join(folder, "logos"), { recursive: true });
  const random = numbersFrom(7);
  const words = wordList(30_000, numbersFrom(3));
  for (const name of films) {
    const lines = Array.from({ length: linesOfFilm }, (_, at) => {
      const text = Array.from({ length: 8 }, () => words[zipf(words.length, random)]).join(" ");
      return { start: at, end: at + 1, en: text };
    });
    await mkdir(join(folder, "films", name), { recursive: true });
    await writeFile(join(folder, "films", name, "captions.json"), JSON.stringify(lines));
  }
  return { folder, films };
}
