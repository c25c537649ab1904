import type { SeedCatalogue, CatalogueContent } from "../../provider/seed/catalogue-schema.ts";
import { readCatalogue } from "../../provider/seed/read-catalogue.ts";
import {
  type RandomGenerator,
  createRandomGenerator,
  pickWord,
  makeRandomWords,
  pickZipfIndex,
} from "./random-words.ts";

const silent = "the of and a to in is it for with on as at by from an be this that are".split(" ");
const topicCount = 20;
const ofTopic = 100;
const eventEvery = 500;
const { channel, footer } = readCatalogue("provider/seed/data/lumen");

/** What all queries are made of. */
export type SearchBenchLibrary = {
  catalogue: SeedCatalogue;
  words: string[];
  people: string[];
  keywords: string[];
};

/**
 * A channel of so many contents, the same in each run: names of two to four words, descriptions of twenty, nearly half of
 * which say nothing, words as often as those of a language (Zipf), two of 5,000 people, three of 300 keywords, one of the transcripts.
 */
export function createSearchBenchLibrary(count: number, transcripts: string[]): SearchBenchLibrary {
  const random = createRandomGenerator(11);
  const words = makeRandomWords(30_000, createRandomGenerator(3));
  const names = makeRandomWords(2_000, createRandomGenerator(5)).map(
    (name) => name[0]?.toUpperCase() + name.slice(1),
  );
  const people = Array.from(
    { length: 5_000 },
    () => `${pickWord(names, random)} ${pickWord(names, random)}`,
  );
  const keywords = words.slice(400, 700);
  const text = (length: number, from = 0) =>
    Array.from({ length }, () =>
      from === 0 && random() < 0.45
        ? pickWord(silent, random)
        : words[from + pickZipfIndex(words.length - from, random)],
    ).join(" ");
  const contents = Array.from({ length: count }, (_, at): CatalogueContent => {
    const isEvent = at % eventEvery === 0;
    return {
      token: `content-${at}`,
      name: text(2 + Math.floor(random() * 3), 1),
      description: text(20),
      durationS: isEvent ? 0 : 120 * (1 + Math.floor(random() * 60)),
      picture: "keeper-beam-rising",
      films: [],
      transcript: pickWord(transcripts, random),
      keywords: some(3, keywords, random),
      people: some(2, people, random),
      state: isEvent ? "scheduled" : "vod",
      ...(isEvent && { minutes: at % 1_000 }),
      publishedDaysAgo: Math.floor(random() * 2_000),
      access: at % 3 === 0 ? "paid" : "free",
    };
  });
  const topics = Array.from({ length: topicCount }, (_, at) => ({
    name: `Topic ${at}`,
    contents: contents.slice(at * ofTopic, (at + 1) * ofTopic).map(({ token }) => token),
  }));
  const catalogue: SeedCatalogue = {
    channel: { ...channel, token: "library", channelId: "ch_library", homePage: "home", topics },
    navigation: [],
    footer,
    pages: [{ token: "home", url: "", name: "Home", picture: "keeper-beam-rising", sections: [] }],
    contents,
  };
  return { catalogue, words, people, keywords };
}

function some(count: number, of: string[], random: RandomGenerator): string[] {
  return [...new Set(Array.from({ length: count }, () => pickWord(of, random)))];
}
