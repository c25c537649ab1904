/** Numbers from 0 to 1, the same in each run. */
export type RandomGenerator = () => number;

const onsets = "b br c ch d dr f fl g gr h k kl l m n p pr r s sk sl st t tr v w".split(" ");
const vowels = "a e i o u ai ea ou".split(" ");
/** Words of a language that come before those that say something. */
const before = 50;
const ends = ["", "", "n", "r", "s", "t", "l", "nd", "rk", "st"];

export function createRandomGenerator(seed: number): RandomGenerator {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pickWord<T>(of: readonly T[], random: RandomGenerator): T {
  const found = of[Math.floor(random() * of.length)];
  if (found === undefined) throw new Error("There is nothing to pick from.");
  return found;
}

/**
 * A place from 0 to `count - 1`, by the law of Zipf and Mandelbrot: the first words that say something are each
 * one of 350, since those before them say nothing.
 */
export function pickZipfIndex(count: number, random: RandomGenerator): number {
  const place = before * Math.exp(random() * Math.log(count / before + 1)) - before;
  return Math.min(count - 1, Math.floor(place));
}

/** So many different words of one to four syllables that can be spoken. */
export function makeRandomWords(count: number, random: RandomGenerator): string[] {
  const words = new Set<string>();
  while (words.size < count) {
    const syllables = 1 + Math.floor(random() * 2) + Math.floor(random() * 3);
    const parts = Array.from(
      { length: syllables },
      () => pickWord(onsets, random) + pickWord(vowels, random),
    );
    words.add(parts.join("") + pickWord(ends, random));
  }
  return [...words];
}
