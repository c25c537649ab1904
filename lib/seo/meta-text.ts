import type { Content } from "../contract/content.ts";
import { bcp47, type Language } from "../contract/languages.ts";
import { cutToCodeUnits } from "../contract/normalize-text.ts";

/**
 * Text on one line, no longer than `maxLength` characters: `cutTextAtWord("one  two three", 8)` → `"one two…"`.
 * Cuts between words where one ends near, and never through a character. Undefined for nothing.
 */
export function cutTextAtWord(text: string | undefined, maxLength: number): string | undefined {
  const line = (text ?? "")
    .slice(0, maxLength * 8)
    .toWellFormed()
    .replaceAll(/\s+/g, " ")
    .trim();
  if (line === "") return undefined;
  if (line.length <= maxLength) return line;
  const characters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  if (characters.length <= maxLength) return line;
  const cut = characters.slice(0, maxLength - 1).join("");
  const word = cut.lastIndexOf(" ");
  return `${word > cut.length / 2 ? cut.slice(0, word) : cut}…`;
}

const maxKeywords = 30;

/** Keywords of a page and of its channel, each once, at most thirty; undefined for none. */
export function keywordList(...lists: (readonly string[] | undefined)[]): string[] | undefined {
  const words = lists.flatMap((list) => list ?? []).map((word) => cutToCodeUnits(word.trim(), 80));
  const each = [...new Set(words)].filter((word) => word !== "").slice(0, maxKeywords);
  return each.length > 0 ? each : undefined;
}

/** The topics and people of a content, as keywords. */
export function videoKeywords({ keywords, people }: Content["input"]): string[] {
  return [...keywords, ...people.map(({ name }) => name)];
}

/** Our Portuguese is that of Portugal; the others are of the likeliest country. */
const regions: Partial<Record<Language, string>> = { pt: "PT" };

/** The form that Open Graph wants, with a country: `openGraphLocale("sv")` → `"sv_SE"`. */
export function openGraphLocale(language: Language): string {
  const { language: tag, region } = new Intl.Locale(bcp47(language)).maximize();
  return `${tag}_${regions[language] ?? region}`;
}
