import type { Language } from "../../../lib/contract/languages.ts";
import { hasCompoundWordLanguage, getStemmingConfiguration } from "./text-search-configurations.ts";
import { createNameComparisonKey } from "./search-document.ts";
import {
  isUnspacedScriptWord,
  splitCharacterPairs,
  splitSearchWords,
} from "./split-search-words.ts";

/**
 * One word of a search. `forms` are spellings that count as the same; `isBegun`: they may go on, as one who types
 * has not come to the end.
 */
export type QueryWord = { forms: string[]; isBegun: boolean };

/** What somebody searches for, in the languages of the channel's contents. */
export type ParsedQuery = { key: string; words: QueryWord[]; languages: Language[] };

const maxQueryLength = 250;
const maxWords = 12;
const minBegun = 2;
const minBegunAlone = 3;
const typedApart: [RegExp, string][] = [
  [/aa/g, "a"],
  [/ae/g, "a"],
  [/oe/g, "o"],
  [/ue/g, "u"],
];
const letters: [RegExp, string][] = [
  [/å/g, "aa"],
  [/[äæ]/g, "ae"],
  [/[öø]/g, "oe"],
  [/ü/g, "ue"],
];

/** Reads a query: its words, the last of them begun. Undefined without any. */
export function parseSearchQuery(q: string, languages: Language[]): ParsedQuery | undefined {
  const words = splitSearchWords([...q].slice(0, maxQueryLength).join("")).slice(0, maxWords);
  if (words.length === 0) return undefined;
  return {
    key: createNameComparisonKey(words),
    languages,
    words: words.map((word, at) => read(word, at, words)),
  };

  function read(word: string, at: number, all: string[]): QueryWord {
    const isLast = at === all.length - 1;
    return {
      forms: hasCompoundWordLanguage(languages) ? listWordSpellings(word) : [word],
      isBegun: isLast && word.length >= (all.length > 1 ? minBegun : minBegunAlone),
    };
  }
}

/** The same search where no word goes on: what has `"sea"`, not what only has `"season"`. */
export function disablePrefixMatch(query: ParsedQuery): ParsedQuery {
  return { ...query, words: query.words.map((word) => ({ ...word, isBegun: false })) };
}

/** One letter says little: an article's (`l'ami`), a genitive's (`sister's`), or the first of a word. */
export function isSingleLetterWord({ forms: [form = ""] }: QueryWord): boolean {
  return [...form].length === 1 && !isUnspacedScriptWord(form);
}

/** A word and how people type it elsewhere: `"grøn"` → `["grøn", "groen"]`, `"groen"` → `["groen", "gron"]`. */
export function listWordSpellings(word: string): string[] {
  const apart = letters.reduce((text, [letter, typed]) => text.replaceAll(letter, typed), word);
  const joined = typedApart.reduce((text, [typed, letter]) => text.replaceAll(typed, letter), word);
  return [...new Set([word, apart, joined])];
}

/**
 * The query of each PostgreSQL configuration for one word, as text of `to_tsquery`:
 * `[["marquee_plain", "'lake':*"], ["marquee_english", "'lake'"]]`; one of them is enough.
 */
export function createWordTsQueries(
  { forms, isBegun }: QueryWord,
  languages: Language[],
): [string, string][] {
  return forms.flatMap((form): [string, string][] => {
    if (isUnspacedScriptWord(form)) return [["marquee_plain", pairsQuery(form)]];
    const stems = new Set(languages.map(getStemmingConfiguration));
    stems.delete("marquee_plain");
    return [
      ["marquee_plain", `'${form}'${isBegun ? ":*" : ""}`],
      ...[...stems].map((stem): [string, string] => [stem, `'${form}'`]),
    ];
  });
}

function pairsQuery(word: string): string {
  const pairs = splitCharacterPairs(word);
  return pairs.length > 0 ? pairs.map((pair) => `'${pair}'`).join(" & ") : `'${word}':*`;
}
