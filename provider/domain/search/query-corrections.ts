import type { ParsedQuery, QueryWord } from "./parsed-query.ts";
import { isUnspacedScriptWord } from "./split-search-words.ts";

/** A word of the channel that may be meant: see `findSimilarWords`. */
type Near = { typed: string; word: string; shown: string; distance: number };

const minForgiven = 4;
const minForgivenTwice = 8;
const minPart = 3;
const maxMisspelt = 36;
const marks = /\p{M}/gu;

/** The words of a search as they were typed. */
export function listTypedQueryWords({ words }: ParsedQuery): string[] {
  return words.flatMap(({ forms }) => forms.slice(0, 1));
}

/** Words that somebody can mistype: nobody writes longer ones, and what is like them takes long to find. */
export function filterCorrectableWords(words: string[]): string[] {
  const isWord = (word: string) => word.length <= maxMisspelt && !isUnspacedScriptWord(word);
  return [...new Set(words)].filter(isWord);
}

/** What words are when they are written together, and what one is in two: `"sea mist"`, `"seamist"`. */
export function listCompoundWordVariants(words: string[]): string[][] {
  const joined = words.slice(1).map((word, at) => {
    const before = words[at] ?? "";
    return [...words.slice(0, at), before + word, ...words.slice(at + 2)];
  });
  const split = words.flatMap((word, at) => {
    const signs = [...word];
    const places = Math.max(0, signs.length - 2 * minPart + 1);
    return Array.from({ length: places }, (_, place) => {
      const parts = [signs.slice(0, place + minPart), signs.slice(place + minPart)];
      return [...words.slice(0, at), ...parts.map((part) => part.join("")), ...words.slice(at + 1)];
    });
  });
  return [...joined, ...split].filter((group) => !group.some(isUnspacedScriptWord));
}

/** A search for these words, none of them begun. */
export function createQueryForWords(words: string[], { languages }: ParsedQuery): ParsedQuery {
  return {
    key: words.join(" "),
    languages,
    words: words.map((word) => ({ forms: [word], isBegun: false })),
  };
}

/**
 * The search with what may be meant by each word beside it; `everyWord` looks past those that are known too.
 * Undefined where nothing is near.
 */
export function addSimilarWordsToQuery(
  query: ParsedQuery,
  near: Near[],
  everyWord: boolean,
): ParsedQuery | undefined {
  const words = query.words.map((word): QueryWord => {
    const [typed = ""] = word.forms;
    const candidates = near.filter((one) => one.typed === typed && isForgiven(one));
    if (!everyWord && candidates.some(({ distance }) => distance === 0)) return word;
    const least = Math.min(
      ...candidates.filter((one) => one.distance > 0).map((one) => one.distance),
    );
    const nearest = candidates.filter(({ distance }) => everyWord || distance <= least);
    return { ...word, forms: [...new Set([...word.forms, ...nearest.map((one) => one.word)])] };
  });
  const isWider = words.some(
    ({ forms }, at) => forms.length > (query.words[at]?.forms.length ?? 0),
  );
  return isWider ? { ...query, words } : undefined;
}

/** Typos are forgiven by length: none up to 3 letters, one up to 7, two in longer words; exchanged letters are one. */
function isForgiven({ typed: query, word, distance }: Near): boolean {
  const typed = plain(query);
  const allowed = typed.length < minForgiven ? 0 : typed.length < minForgivenTwice ? 1 : 2;
  return distance <= allowed || (allowed === 1 && distance === 2 && isExchanged(typed, word));
}

/** `"wrold"` for `"world"`. */
function isExchanged(typed: string, word: string): boolean {
  const at = [...typed].findIndex((sign, place) => sign !== word[place]);
  const exchanged = typed.slice(0, at) + typed[at + 1] + typed[at] + typed.slice(at + 2);
  return at >= 0 && exchanged === word;
}

/**
 * What was meant, in the words that contents use: each word as it is where the first result has it, else the
 * nearest that it has.
 */
export function buildCorrectedQuery(
  query: ParsedQuery,
  near: Near[],
  resultWords: string[],
): string {
  const there = new Set(resultWords.map(plain));
  const meant = listTypedQueryWords(query).map((typed) => {
    if (there.has(plain(typed))) return typed;
    const candidates = near.filter((one) => one.typed === typed && isForgiven(one));
    const found = candidates.find(({ word }) => there.has(word)) ?? candidates[0];
    return found?.shown ?? typed;
  });
  return meant.join(" ");
}

function plain(word: string): string {
  return word.normalize("NFD").replaceAll(marks, "");
}
