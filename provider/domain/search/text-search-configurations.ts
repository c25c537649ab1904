import type { Language } from "../../../lib/contract/languages.ts";

/** PostgreSQL's name of a language's dictionary; Japanese has none, its words are pairs of characters. */
const dictionaries: Record<Language, string | undefined> = {
  en: "english",
  da: "danish",
  de: "german",
  es: "spanish",
  fr: "french",
  it: "italian",
  jp: undefined,
  nb: "norwegian",
  pt: "portuguese",
  sv: "swedish",
};

/** Languages that write words together, and that have letters which people type in two ways. */
const joining: Language[] = ["da", "de", "nb", "sv"];

/** The text search configuration that keeps every word as it is, without accents. */
export const plainTextSearchConfiguration = "marquee_plain";

/** The configuration that brings words of a language to their stems: `"marquee_danish"`. */
export function getStemmingConfiguration(language: Language): string {
  const dictionary = dictionaries[language];
  return dictionary ? `marquee_${dictionary}` : plainTextSearchConfiguration;
}

/** PostgreSQL's own dictionaries, which know the words that say nothing: `["danish_stem"]`. */
export function listStopWordDictionaries(of: Language[]): string[] {
  return of.flatMap((language) => dictionaries[language] ?? []).map((name) => `${name}_stem`);
}

/** Whether one of the languages writes words together: `Leuchtturm`, `fyrtårn`. */
export function hasCompoundWordLanguage(of: Language[]): boolean {
  return of.some((language) => joining.includes(language));
}
