import type { CatalogueContent } from "../../catalogue.ts";
import { vod } from "../entries.ts";

/** Tideline: the sea between two tides. */
export const tideline: CatalogueContent[] = [
  vod({
    token: "tideline-slack-water",
    name: "Tideline: Slack Water",
    description:
      "For twenty minutes the sea does not know which way to go. Fishermen use the time to light a pipe; so did we.",
    length: "34:00",
    picture: "sea-sunset-hero",
    films: ["the-long-swell"],
    transcript: "tideline-slack-water",
    keywords: ["nature", "coast", "sea", "tideline"],
    publishedDaysAgo: 11,
    next: ["tideline-first-sun"],
  }),
  vod({
    token: "tideline-first-sun",
    name: "Tideline: First Sun",
    description:
      "The flood comes in with the morning, and both are a little early. By seven there is nowhere left to stand.",
    length: "31:44",
    picture: "swell-first-sun",
    films: ["the-long-swell"],
    transcript: "tideline-first-sun",
    keywords: ["nature", "coast", "sea", "tideline"],
    publishedDaysAgo: 18,
    access: "paid",
    next: ["tideline-violet"],
  }),
  vod({
    token: "tideline-violet",
    name: "Tideline: Violet",
    description:
      "No filter was used. On three evenings in September this is simply what the water does.",
    length: "29:20",
    picture: "sea-violet-thumb",
    poster: "sea-violet-poster",
    films: ["the-long-swell"],
    keywords: ["nature", "coast", "sea", "tideline"],
    publishedDaysAgo: 25,
    access: "paid",
    next: ["tideline-sun-gone"],
  }),
  vod({
    token: "tideline-sun-gone",
    name: "Tideline: Sun, Gone",
    description:
      "What is left on the water when the light has been taken in. The last episode, and the quietest.",
    length: "36:52",
    picture: "swell-sun-gone",
    films: ["the-long-swell", "the-keeper"],
    transcript: "tideline-sun-gone",
    keywords: ["nature", "coast", "sea", "tideline"],
    publishedDaysAgo: 32,
    access: "paid",
    next: ["the-keepers-rounds"],
  }),
];

/** Single films from the edge of the land. */
export const coast: CatalogueContent[] = [
  vod({
    token: "the-reed-coast",
    name: "The Reed Coast",
    description:
      "Marram grass is the only thing that holds this island in place. On a windy day you can see it working.",
    length: "26:08",
    picture: "dune-grass-thumb",
    films: ["small-worlds", "the-long-swell"],
    transcript: "the-reed-coast",
    keywords: ["nature", "coast", "wind"],
    publishedDaysAgo: 16,
  }),
  vod({
    token: "where-the-sea-turns-white",
    name: "Where the Sea Turns White",
    description:
      "Forty miles out the green water meets the fog. The boat stops there, and so does the conversation.",
    length: "48:00",
    picture: "swell-green-water",
    films: ["the-long-swell"],
    transcript: "where-the-sea-turns-white",
    keywords: ["nature", "sea", "fog"],
    publishedDaysAgo: 0,
    badge: "Today",
  }),
  vod({
    token: "visibility-two-hundred-metres",
    name: "Visibility: Two Hundred Metres",
    description:
      "A sea journey in which the sea is a rumour. Every few minutes a horn answers from somewhere that may be the coast.",
    length: "17:36",
    picture: "sea-mist-thumb",
    poster: "sea-mist-poster",
    films: ["the-long-swell"],
    keywords: ["nature", "sea", "fog"],
    publishedDaysAgo: 59,
  }),
  vod({
    token: "the-keepers-rounds",
    name: "The Keeper's Rounds",
    description:
      "Two hundred and six steps up, a lamp to be wiped, two hundred and six steps down. Every evening since 1871.",
    length: "21:20",
    picture: "lighthouse-dusk-thumb",
    poster: "lighthouse-dusk-poster",
    films: ["the-keeper"],
    transcript: "the-keepers-rounds",
    keywords: ["coast", "sea", "lighthouse", "dusk"],
    publishedDaysAgo: 38,
  }),
  vod({
    token: "moon-over-skerry-light",
    name: "Moon over Skerry Light",
    description:
      "Two lights over one water: one turns every twelve seconds, the other every twenty-nine days. Tonight they are on the same side.",
    length: "12:56",
    picture: "lighthouse-moon-hero",
    poster: "lighthouse-moon-poster",
    films: ["the-keeper", "the-long-swell"],
    transcript: "moon-over-skerry-light",
    keywords: ["coast", "sea", "lighthouse", "night"],
    publishedDaysAgo: 45,
  }),
  vod({
    token: "a-kite-an-afternoon",
    name: "A Kite, an Afternoon",
    description: "It was up for three hours. Whoever held the string never came into the picture.",
    length: "8:40",
    picture: "blue-kite-thumb",
    poster: "blue-kite-poster",
    films: ["the-long-swell", "stillwater"],
    transcript: "a-kite-an-afternoon",
    keywords: ["coast", "wind", "summer"],
    publishedDaysAgo: 73,
  }),
];
