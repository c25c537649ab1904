import { acceptedLanguage } from "../domain/accepted-language.ts";
import { captionLanguages } from "../domain/media/captions.ts";
import type { Manifest } from "../domain/media/manifest.ts";
import { type SpokenLine, spokenLines } from "../domain/search/spoken-line.ts";
import { filmCues } from "./film-cues.ts";

/** The captions of all films, in every language that they have, as searches see them. */
export async function readSpokenLines(
  assetsDir: string,
  manifest: Manifest,
): Promise<SpokenLine[]> {
  const films = Object.keys(manifest.films).toSorted();
  const lines: SpokenLine[] = [];
  for (const tag of captionLanguages(films, manifest)) {
    const cues = await filmCues(assetsDir, films, tag);
    if (cues) lines.push(...spokenLines(cues, acceptedLanguage(tag)));
  }
  return lines;
}
