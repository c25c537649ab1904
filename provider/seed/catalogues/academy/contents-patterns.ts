import type { CatalogueContent } from "../../catalogue.ts";
import { vod } from "../entries.ts";

/** Seeds and spirals. Teacher: Noor Haddad. */
export const spirals: CatalogueContent[] = [
  vod({
    token: "count-the-arms",
    name: "Count the arms",
    description:
      "Take a sunflower, a felt-tip and ten minutes. You will get 21 or 34, and then you will check.",
    length: "6:48",
    picture: "cover-arms",
    films: ["drawing-with-circles", "butterfly-effect"],
    keywords: ["patterns", "nature", "mathematics", "beginner"],
    publishedDaysAgo: 45,
    next: ["one-seed-at-a-time"],
  }),
  vod({
    token: "one-seed-at-a-time",
    name: "One seed at a time",
    description: "The plant knows a single rule: turn a little, place a seed. We let it run.",
    length: "7:32",
    picture: "cover-seed",
    films: ["drawing-with-circles", "butterfly-effect"],
    keywords: ["patterns", "nature", "mathematics"],
    publishedDaysAgo: 44,
    next: ["half-a-degree-off"],
  }),
  vod({
    token: "half-a-degree-off",
    name: "Half a degree off",
    description:
      "Change the angle by almost nothing and the flower has gaps you could drive a bee through.",
    length: "5:56",
    picture: "cover-protractor",
    films: ["drawing-with-circles", "butterfly-effect"],
    keywords: ["patterns", "nature", "mathematics"],
    publishedDaysAgo: 43,
    next: ["the-most-irrational-number"],
  }),
  vod({
    token: "the-most-irrational-number",
    name: "The most irrational number",
    description:
      "Some numbers are hard to approach. This one is impossible, and flowers are very fond of it.",
    length: "9:44",
    picture: "cover-golden",
    films: ["drawing-with-circles", "butterfly-effect"],
    keywords: ["patterns", "mathematics"],
    publishedDaysAgo: 42,
    next: ["spirals-in-the-pantry"],
  }),
  vod({
    token: "spirals-in-the-pantry",
    name: "Spirals in the pantry",
    description: "Pineapple, artichoke, fir cone, cauliflower. Homework is dinner.",
    length: "8:20",
    picture: "cover-pineapple",
    films: ["drawing-with-circles", "butterfly-effect"],
    keywords: ["patterns", "nature"],
    publishedDaysAgo: 41,
    next: ["draw-your-own-sunflower"],
  }),
  vod({
    token: "draw-your-own-sunflower",
    name: "Draw your own sunflower",
    description: "A protractor set to 137.5 degrees, three hundred dots, one deep breath.",
    length: "11:28",
    picture: "cover-dots",
    films: ["drawing-with-circles", "butterfly-effect"],
    keywords: ["patterns", "drawing"],
    publishedDaysAgo: 40,
  }),
];

/** The butterfly effect. Teacher: Ingrid Vos. */
export const chaos: CatalogueContent[] = [
  vod({
    token: "a-coffee-break-in-1961",
    name: "A coffee break in 1961",
    description:
      "A meteorologist types .506 instead of .506127, fetches a cup, and comes back to a new science.",
    length: "8:52",
    picture: "cover-coffee",
    films: ["butterfly-effect"],
    keywords: ["patterns", "chaos", "weather", "science"],
    publishedDaysAgo: 20,
    next: ["three-equations-no-mercy"],
  }),
  vod({
    token: "three-equations-no-mercy",
    name: "Three equations, no mercy",
    description:
      "You need to multiply, subtract and be patient. That is all the weather does, too.",
    length: "10:36",
    picture: "cover-waterwheel",
    films: ["butterfly-effect"],
    keywords: ["patterns", "chaos", "mathematics"],
    publishedDaysAgo: 19,
    next: ["two-wings-no-plan"],
  }),
  vod({
    token: "two-wings-no-plan",
    name: "Two wings, no plan",
    description:
      "Left, left, right, left. Nobody can say how many times it will go round, including it.",
    length: "7:08",
    picture: "cover-rails",
    films: ["butterfly-effect"],
    keywords: ["patterns", "chaos"],
    publishedDaysAgo: 18,
    next: ["how-friends-drift-apart"],
  }),
  vod({
    token: "how-friends-drift-apart",
    name: "How friends drift apart",
    description:
      "Three points start a hair's breadth from each other. Watch minute four, then call someone.",
    length: "6:40",
    picture: "cover-boats",
    films: ["butterfly-effect"],
    keywords: ["patterns", "chaos"],
    publishedDaysAgo: 17,
    next: ["seen-from-the-side"],
  }),
  vod({
    token: "seen-from-the-side",
    name: "Seen from the side",
    description: "The butterfly is flat, nearly. In that nearly lives a fractal.",
    length: "9:24",
    picture: "cover-layers",
    films: ["butterfly-effect"],
    keywords: ["patterns", "chaos", "mathematics"],
    publishedDaysAgo: 16,
    next: ["why-tuesday-is-guesswork"],
  }),
  vod({
    token: "why-tuesday-is-guesswork",
    name: "Why Tuesday is guesswork",
    description:
      "Ten days of forecast is not laziness, it is a limit. What your weather app is not telling you.",
    length: "11:52",
    picture: "cover-forecast",
    films: ["butterfly-effect", "earth-from-orbit"],
    keywords: ["patterns", "chaos", "weather", "science"],
    publishedDaysAgo: 15,
  }),
];
