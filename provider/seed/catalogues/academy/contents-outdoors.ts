import type { CatalogueContent } from "../../catalogue.ts";
import { live, scheduled, vod } from "../entries.ts";

/** Botany at the kitchen window. Teacher: Mireille Castan. */
export const botany: CatalogueContent[] = [
  vod({
    token: "meet-your-moss",
    name: "Meet your moss",
    description:
      "It has no roots, no flowers and no hurry. It has been on your wall for a hundred years.",
    length: "8:24",
    picture: "cover-moss",
    films: ["small-worlds"],
    keywords: ["science", "botany", "beginner", "nature"],
    publishedDaysAgo: 64,
    next: ["a-drop-on-a-blade"],
  }),
  vod({
    token: "a-drop-on-a-blade",
    name: "A drop on a blade",
    description: "Why water stands up on grass, and what it sees when you look through it.",
    length: "6:04",
    picture: "cover-dew",
    films: ["small-worlds"],
    keywords: ["science", "botany", "water"],
    publishedDaysAgo: 63,
    next: ["the-inside-of-a-marigold"],
  }),
  vod({
    token: "the-inside-of-a-marigold",
    name: "The inside of a marigold",
    description: "Take one apart with tweezers. It was never one flower; it was two hundred.",
    length: "9:04",
    picture: "cover-marigold",
    films: ["small-worlds"],
    keywords: ["science", "botany", "nature"],
    publishedDaysAgo: 62,
    next: ["how-seeds-travel"],
  }),
  vod({
    token: "how-seeds-travel",
    name: "How seeds travel",
    description:
      "By wind, by wool, by ant, by post. Build four seeds from paper and race them down the stairs.",
    length: "10:16",
    picture: "cover-travel",
    films: ["small-worlds"],
    keywords: ["science", "botany", "nature"],
    publishedDaysAgo: 61,
    next: ["why-leaves-let-go"],
  }),
  vod({
    token: "why-leaves-let-go",
    name: "Why leaves let go",
    description:
      "The tree closes a door behind each one. Red is what was there before you could see it.",
    length: "7:44",
    picture: "cover-door",
    films: ["small-worlds"],
    transcript: "why-leaves-let-go",
    keywords: ["science", "botany", "autumn"],
    publishedDaysAgo: 60,
    next: ["a-meadow-in-a-box"],
  }),
  vod({
    token: "a-meadow-in-a-box",
    name: "A meadow in a box",
    description: "Nine kinds of seed, no fertiliser, and the hardest part: leaving it alone.",
    length: "8:56",
    picture: "cover-meadow",
    films: ["small-worlds"],
    transcript: "a-meadow-in-a-box",
    keywords: ["science", "botany", "garden"],
    publishedDaysAgo: 59,
    badge: "For the window sill",
  }),
];

/** Single lessons for a free quarter of an hour. */
export const singles: CatalogueContent[] = [
  vod({
    token: "mountains-of-low-polygons",
    name: "Mountains: A geology of low polygons",
    description:
      "Draw a range with eleven triangles and you will understand folding better than from the book.",
    length: "11:44",
    picture: "cover-mountains",
    films: ["drawing-with-circles", "earth-from-orbit"],
    keywords: ["science", "geology", "drawing"],
    publishedDaysAgo: 7,
    badge: "New",
  }),
  vod({
    token: "navigation-without-a-screen",
    name: "Navigation without a screen",
    description: "A watch, a shadow and a stubborn uncle: three ways to find north.",
    length: "12:32",
    picture: "cover-north",
    films: ["earth-from-orbit", "small-worlds"],
    keywords: ["outdoors", "geography"],
    publishedDaysAgo: 6,
    badge: "New",
  }),
  vod({
    token: "the-physics-of-a-splash",
    name: "The physics of a splash",
    description:
      "A crown with twenty-four points appears and is gone in a twentieth of a second. Count them.",
    length: "6:32",
    picture: "cover-splash",
    films: ["small-worlds", "sorting-in-colour"],
    keywords: ["science", "water"],
    publishedDaysAgo: 5,
  }),
  vod({
    token: "what-a-minute-is",
    name: "What a minute is",
    description:
      "Candles, pendulums, caesium. We have always agreed on it just well enough to be late.",
    length: "9:40",
    picture: "cover-clock",
    films: ["drawing-with-circles", "ringed-giants"],
    transcript: "what-a-minute-is",
    keywords: ["science", "history", "mathematics"],
    publishedDaysAgo: 4,
  }),
  vod({
    token: "upside-down-birds",
    name: "Upside-down birds",
    description:
      "Identify three birds by how they hold on to a tree. A lesson for people with a window.",
    length: "7:12",
    picture: "cover-nuthatch",
    films: ["small-worlds"],
    keywords: ["outdoors", "nature", "birds"],
    publishedDaysAgo: 3,
  }),
];

/** Classes with a teacher at the other end. */
export const classes: CatalogueContent[] = [
  live({
    token: "open-studio",
    name: "Open studio: Draw along with Dario",
    description: "The camera looks down on a sheet of paper. Come in, sit anywhere, nobody checks.",
    minutes: 30,
    picture: "cover-desk",
    films: ["drawing-with-circles"],
    keywords: ["live class", "drawing"],
  }),
  scheduled({
    token: "homework-hour",
    name: "Homework hour",
    description:
      "Bring the sorting exercise you could not finish. Tomasz could not either, the first time.",
    minutes: 45,
    hour: 17,
    picture: "cover-beads",
    films: ["sorting-in-colour"],
    keywords: ["live class", "computing"],
  }),
  scheduled({
    token: "butterflies-at-breakfast",
    name: "Butterflies at breakfast",
    description: "Mireille opens the greenhouse. Whoever hatches, hatches.",
    minutes: 1140,
    hour: 8,
    picture: "cover-greenhouse",
    films: ["small-worlds"],
    keywords: ["live class", "nature"],
  }),
  scheduled({
    token: "ask-an-astronomer",
    name: "Ask an astronomer anything",
    description: "Including that. Ingrid answers in the order of arrival, and once in song.",
    minutes: 2940,
    hour: 19,
    picture: "cover-question",
    films: ["ringed-giants", "earth-from-orbit"],
    keywords: ["live class", "science"],
  }),
];
