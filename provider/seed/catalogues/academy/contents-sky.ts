import type { CatalogueContent } from "../../catalogue.ts";
import { vod } from "../entries.ts";

/** Earth, seen properly. Teacher: Ingrid Vos. */
export const earth: CatalogueContent[] = [
  vod({
    token: "the-thin-blue-line",
    name: "The thin blue line",
    description:
      "All the air there is, edge on. If the Earth were an apple, it would be the peel of the peel.",
    length: "7:16",
    picture: "cover-apple",
    films: ["earth-from-orbit"],
    keywords: ["science", "earth", "beginner"],
    publishedDaysAgo: 50,
    next: ["what-clouds-are-for"],
  }),
  vod({
    token: "what-clouds-are-for",
    name: "What clouds are for",
    description: "They carry water, hide mountains and set the thermostat. One lesson for each.",
    length: "9:56",
    picture: "cover-clouds",
    films: ["earth-from-orbit"],
    keywords: ["science", "earth", "weather"],
    publishedDaysAgo: 49,
    next: ["how-a-desert-feeds-a-forest"],
  }),
  vod({
    token: "how-a-desert-feeds-a-forest",
    name: "How a desert feeds a forest",
    description:
      "Dust leaves the Sahara by the back door and is delivered to the Amazon each spring.",
    length: "8:48",
    picture: "cover-dust",
    films: ["earth-from-orbit"],
    keywords: ["science", "earth", "climate"],
    publishedDaysAgo: 48,
    next: ["where-dawn-comes-from"],
  }),
  vod({
    token: "where-dawn-comes-from",
    name: "Where dawn comes from",
    description:
      "It never stops; you pass under it. Includes an orange, a lamp and a small sister.",
    length: "6:20",
    picture: "cover-dawn",
    films: ["earth-from-orbit"],
    keywords: ["science", "earth", "light"],
    publishedDaysAgo: 47,
    next: ["reading-a-map-of-lights"],
  }),
  vod({
    token: "reading-a-map-of-lights",
    name: "Reading a map of lights",
    description:
      "Find the railways, the fishing fleets and the border that you can see from space.",
    length: "10:40",
    picture: "cover-lights",
    films: ["earth-from-orbit"],
    transcript: "reading-a-map-of-lights",
    keywords: ["science", "earth", "geography"],
    publishedDaysAgo: 46,
    next: ["the-edge-of-night"],
  }),
  vod({
    token: "the-edge-of-night",
    name: "The edge of night",
    description: "Why dusk lasts a minute in Quito and a month in Tromsø.",
    length: "7:04",
    picture: "cover-dusk",
    films: ["earth-from-orbit"],
    keywords: ["science", "earth", "light"],
    publishedDaysAgo: 45,
    next: ["one-picture-of-everyone"],
  }),
  vod({
    token: "one-picture-of-everyone",
    name: "One picture of everyone",
    description:
      "How the whole Earth was first photographed, and what it did to the people who saw it.",
    length: "12:08",
    picture: "cover-camera",
    films: ["earth-from-orbit"],
    keywords: ["science", "earth", "history"],
    publishedDaysAgo: 44,
  }),
];

/** A tour of the giants. Teacher: Ingrid Vos. */
export const giants: CatalogueContent[] = [
  vod({
    token: "jupiter-in-one-lesson",
    name: "Jupiter, in one lesson",
    description: "Heavier than everything else put together, and it still has no floor.",
    length: "9:28",
    picture: "cover-balance",
    films: ["ringed-giants"],
    transcript: "jupiter-in-one-lesson",
    keywords: ["science", "planets", "jupiter", "beginner"],
    publishedDaysAgo: 39,
    next: ["stripes-and-storms"],
  }),
  vod({
    token: "stripes-and-storms",
    name: "Stripes and storms",
    description: "Make a Jupiter in a washing-up bowl with milk, two inks and a steady hand.",
    length: "8:12",
    picture: "cover-bowl",
    films: ["ringed-giants"],
    keywords: ["science", "planets", "jupiter"],
    publishedDaysAgo: 38,
    next: ["io-the-moon-that-cannot-rest"],
  }),
  vod({
    token: "io-the-moon-that-cannot-rest",
    name: "Io, the Moon that cannot rest",
    description:
      "Bend a paper clip until it is warm. Now imagine being the paper clip for four billion years.",
    length: "7:52",
    picture: "cover-clip",
    films: ["ringed-giants"],
    keywords: ["science", "planets", "moons"],
    publishedDaysAgo: 37,
    next: ["saturn-would-float"],
  }),
  vod({
    token: "saturn-would-float",
    name: "Saturn would float",
    description:
      "In a bath of the right size, which would leave a ring. We do the sums and keep the joke.",
    length: "6:56",
    picture: "cover-bath",
    films: ["ringed-giants"],
    transcript: "saturn-would-float",
    keywords: ["science", "planets", "saturn"],
    publishedDaysAgo: 36,
    next: ["what-the-rings-are-made-of"],
    badge: "New tonight",
  }),
  vod({
    token: "what-the-rings-are-made-of",
    name: "What the rings are made of",
    description: "Snowballs, mostly, in lanes, with shepherds. It runs better than most motorways.",
    length: "8:40",
    picture: "cover-lanes",
    films: ["ringed-giants"],
    keywords: ["science", "planets", "saturn"],
    publishedDaysAgo: 35,
    next: ["backlit"],
  }),
  vod({
    token: "backlit",
    name: "Backlit: Science with the Sun behind it",
    description:
      "Dust that nobody had noticed lights up when you look from the wrong side. So does most of science.",
    length: "7:36",
    picture: "cover-backlit",
    films: ["ringed-giants"],
    keywords: ["science", "planets", "saturn", "light"],
    publishedDaysAgo: 34,
    next: ["how-to-find-saturn-tonight"],
  }),
  vod({
    token: "how-to-find-saturn-tonight",
    name: "How to find Saturn tonight",
    description: "It does not twinkle. That is the whole lesson, but we made it pretty.",
    length: "5:24",
    picture: "cover-rooftop",
    films: ["ringed-giants", "earth-from-orbit"],
    keywords: ["science", "planets", "saturn", "outdoors"],
    publishedDaysAgo: 33,
  }),
];

/** Moon evenings: three lessons for a balcony. */
export const moon: CatalogueContent[] = [
  vod({
    token: "why-the-moon-changes",
    name: "Why the Moon changes",
    description:
      "It does not. You do, and the lamp does. A dark room and a tennis ball are enough.",
    length: "7:00",
    picture: "cover-lamp",
    films: ["earth-from-orbit"],
    keywords: ["science", "moons", "beginner"],
    publishedDaysAgo: 23,
    next: ["reading-the-craters"],
  }),
  vod({
    token: "reading-the-craters",
    name: "Reading the craters",
    description:
      "A diary of hits, with the pages in order: which crater lies on which tells you who came late.",
    length: "8:08",
    picture: "cover-diary",
    films: ["earth-from-orbit"],
    keywords: ["science", "moons"],
    publishedDaysAgo: 22,
    next: ["drawing-the-shadow-line"],
  }),
  vod({
    token: "drawing-the-shadow-line",
    name: "Drawing the shadow line",
    description:
      "Binoculars, a soft pencil, and the half-hour when lunar mountains cast shadows like steeples.",
    length: "9:20",
    picture: "cover-steeples",
    films: ["earth-from-orbit", "drawing-with-circles"],
    keywords: ["science", "moons", "drawing"],
    publishedDaysAgo: 21,
  }),
];
