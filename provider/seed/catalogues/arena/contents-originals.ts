import type { CatalogueContent } from "../../catalogue.ts";
import { vod } from "../entries.ts";

/** Cross Training: racing drivers go and learn from everybody else. */
export const crossTraining: CatalogueContent[] = [
  vod({
    token: "cross-training-ice",
    name: "Cross Training 1: Ice",
    description: "A goalkeeper teaches a rally driver where to look. It is never at the puck.",
    length: "21:12",
    picture: "drawn-ice",
    films: ["ice-hockey", "arena-alpine-pass"],
    keywords: ["originals", "cross training", "alpine"],
    publishedDaysAgo: 30,
    next: ["cross-training-water"],
  }),
  vod({
    token: "cross-training-water",
    name: "Cross Training 2: Water",
    description:
      "Turns win medleys. They also win hairpins, says a swimmer who has now tried both.",
    length: "19:48",
    picture: "drawn-pool",
    films: ["swimming", "arena-gt-circuit"],
    keywords: ["originals", "cross training", "GT"],
    publishedDaysAgo: 23,
    next: ["cross-training-clay"],
  }),
  vod({
    token: "cross-training-clay",
    name: "Cross Training 3: Clay",
    description: "Sliding on purpose, with a man who has done it for five sets.",
    length: "20:32",
    picture: "drawn-clay",
    films: ["tennis", "arena-desert-hill"],
    keywords: ["originals", "cross training", "desert"],
    publishedDaysAgo: 16,
    next: ["cross-training-wind"],
  }),
  vod({
    token: "cross-training-wind",
    name: "Cross Training 4: Wind",
    description: "A helmswoman reads the slipstream on a banked oval better than its engineers do.",
    length: "22:04",
    picture: "drawn-sail",
    films: ["sailing", "arena-superspeedway"],
    transcript: "cross-training-wind",
    keywords: ["originals", "cross training", "oval"],
    publishedDaysAgo: 9,
    next: ["cross-training-one-lap"],
  }),
  vod({
    token: "cross-training-one-lap",
    name: "Cross Training 5: One Lap",
    description:
      "Four hundred metres flat out, run by a woman who drives five kilometres flat out.",
    length: "18:56",
    picture: "drawn-track",
    films: ["athletics", "arena-formula-opener"],
    transcript: "cross-training-one-lap",
    keywords: ["originals", "cross training", "formula"],
    publishedDaysAgo: 2,
  }),
];

/** Films about the people behind the times. */
export const originals: CatalogueContent[] = [
  vod({
    token: "floodlights",
    name: "Floodlights",
    description:
      "Once a summer they race round a football pitch. The groundsman has agreed to be filmed.",
    length: "26:40",
    picture: "football-lamps",
    films: ["football", "arena-superspeedway"],
    transcript: "floodlights",
    keywords: ["originals", "documentary", "oval"],
    publishedDaysAgo: 44,
  }),
  vod({
    token: "rain-in-forty-minutes",
    name: "Rain in Forty Minutes",
    description:
      "The meteorologist who decides which tyres a champion wears has never been to a race.",
    length: "28:16",
    picture: "after-the-rain-hero",
    films: ["arena-endurance", "arena-formula-opener"],
    transcript: "rain-in-forty-minutes",
    keywords: ["originals", "documentary", "weather"],
    publishedDaysAgo: 37,
  }),
  vod({
    token: "the-timekeepers",
    name: "The Timekeepers",
    description:
      "Three generations, one stopwatch, and a thousandth of a second they still discuss.",
    length: "32:24",
    picture: "grey-clock-thumb",
    films: ["arena-gt-circuit", "arena-formula-opener"],
    keywords: ["originals", "documentary", "history"],
    publishedDaysAgo: 51,
  }),
  vod({
    token: "paint-shop",
    name: "Paint Shop",
    description: "Eleven liveries in nine days, by four people who prefer bicycles.",
    length: "17:08",
    picture: "paint-brushes-thumb",
    films: ["arena-gt-circuit", "arena-superspeedway"],
    keywords: ["originals", "documentary", "design"],
    publishedDaysAgo: 58,
  }),
  vod({
    token: "steel-for-forty-thousand",
    name: "Steel for Forty Thousand",
    description:
      "A grandstand goes up in six weeks and comes down in four. Somebody counts the bolts.",
    length: "23:52",
    picture: "concrete-waves-hero",
    films: ["arena-superspeedway", "arena-formula-opener"],
    transcript: "steel-for-forty-thousand",
    keywords: ["originals", "documentary", "architecture"],
    publishedDaysAgo: 65,
  }),
  vod({
    token: "mountain-legs",
    name: "Mountain Legs",
    description:
      "How the Alpine Cup's marshals get to their posts: on foot, from three in the morning.",
    length: "14:44",
    picture: "alpine-evening-thumb",
    films: ["arena-alpine-pass"],
    transcript: "mountain-legs",
    keywords: ["originals", "documentary", "alpine"],
    publishedDaysAgo: 72,
  }),
];
