import { type SearchBenchLibrary } from "./create-search-bench-library.ts";
import {
  type RandomGenerator,
  createRandomGenerator,
  pickWord,
  pickZipfIndex,
} from "./random-words.ts";

/** What somebody searches for, and of what kind it is. */
export type SampleQuery = { kind: string; q: string; filter_by?: string };

/**
 * So many searches as people make them, the same in each run: words of names, one of them begun; people; words
 * that every description has; keywords with a filter; words with a typo; lines of captions; and what is nowhere.
 */
export function createSampleSearches(
  { catalogue, words, people, keywords }: SearchBenchLibrary,
  count: number,
) {
  const random = createRandomGenerator(23);
  const name = () => pickWord(catalogue.contents, random).name;
  const kinds: Record<string, () => Omit<SampleQuery, "kind">> = {
    name: () => ({ q: name() }),
    begun: () => ({ q: begun(name(), random) }),
    person: () => ({ q: pickWord(people, random) }),
    common: () => ({ q: words[pickZipfIndex(200, random)] ?? "" }),
    words: () => ({
      q: `${words[pickZipfIndex(2_000, random)]} ${words[pickZipfIndex(2_000, random)]}`,
    }),
    filter: () => ({
      q: pickWord(keywords, random),
      filter_by: "metadata.length:long,stream_state:vod",
    }),
    typo: () => ({ q: mistyped(name().split(" ")[0] ?? "", random) }),
    caption: () => ({
      q: Array.from({ length: 3 }, () => words[pickZipfIndex(9_000, random)]).join(" "),
    }),
    nowhere: () => ({ q: `zq${words[pickZipfIndex(words.length, random)] ?? ""}xw` }),
  };
  return Array.from({ length: count }, (_, at): SampleQuery => {
    const [kind, make] = Object.entries(kinds)[at % Object.keys(kinds).length] ?? [];
    return { kind: kind ?? "", q: "", ...make?.() };
  });
}

/** What somebody has typed so far of a name, one in six with a typo in it. */
export function createSampleQueryPrefixes(
  { catalogue }: SearchBenchLibrary,
  count: number,
): string[] {
  const random = createRandomGenerator(29);
  return Array.from({ length: count }, (_, at) => {
    const { name } = pickWord(catalogue.contents, random);
    const typed = name.slice(0, 1 + Math.floor(random() * Math.min(14, name.length)));
    return at % 6 === 0 ? mistyped(typed, random) : typed;
  });
}

function begun(name: string, random: RandomGenerator): string {
  const length = name.length - 1 - Math.floor(random() * 3);
  return name.slice(0, Math.max(2, length));
}

/** A word with one letter left out, doubled, exchanged with the next, or another one. */
function mistyped(word: string, random: RandomGenerator): string {
  const at = 1 + Math.floor(random() * Math.max(1, word.length - 2));
  const [before, letter, next, after] = [
    word.slice(0, at),
    word[at],
    word[at + 1] ?? "",
    word.slice(at + 2),
  ];
  const kind = Math.floor(random() * 4);
  if (kind === 0) return before + next + after;
  if (kind === 1) return before + letter + letter + next + after;
  if (kind === 2) return before + next + letter + after;
  return `${before}z${next}${after}`;
}
