import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { FilmCues } from "../domain/media/captions.ts";

const captions = z.array(z.object({ start: z.number(), end: z.number() }).catchall(z.string()));

/**
 * The cues of films in one language, from `films/{film}/captions.json`; a film without captions has
 * none. Undefined when no film speaks the language.
 */
export async function filmCues(
  assetsDir: string,
  films: string[],
  language: string,
): Promise<FilmCues | undefined> {
  const distinct = [...new Set(films)];
  const lists = await Promise.all(distinct.map((film) => cuesOf(assetsDir, film, language)));
  const cues = Object.fromEntries(distinct.map((film, index) => [film, lists[index] ?? []]));
  return lists.some((list) => list.length > 0) ? cues : undefined;
}

async function cuesOf(assetsDir: string, film: string, language: string) {
  const file = join(assetsDir, "films", film, "captions.json");
  const text = await readFile(file, "utf8").catch(() => "[]");
  return captions.parse(JSON.parse(text)).flatMap((cue) => {
    const words = cue[language];
    return typeof words === "string" ? [{ startS: cue.start, endS: cue.end, text: words }] : [];
  });
}
