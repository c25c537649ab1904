import type { CatalogueContent } from "../../catalogue.ts";
import { vod } from "../entries.ts";

/** Spruce: a year in an old forest. */
export const spruce: CatalogueContent[] = [
  vod({
    token: "spruce-the-path-in",
    name: "Spruce: The Path In",
    description:
      "A year in an old forest begins with the way in. It is older than the village and nobody has ever straightened it.",
    length: "38:08",
    picture: "forest-trunks",
    poster: "forest-path-poster",
    films: ["grey-hours", "small-worlds"],
    transcript: "spruce-the-path-in",
    keywords: ["nature", "forest", "spruce"],
    publishedDaysAgo: 36,
    next: ["spruce-what-the-nuthatch-knows"],
  }),
  vod({
    token: "spruce-what-the-nuthatch-knows",
    name: "Spruce: What the Nuthatch Knows",
    description:
      "It walks down the trunk head first and finds what everybody walking up has missed. There is a lesson in it; we did not press the point.",
    length: "36:40",
    picture: "nuthatch-thumb",
    films: ["small-worlds", "grey-hours"],
    keywords: ["nature", "forest", "spruce", "birds"],
    publishedDaysAgo: 43,
    next: ["spruce-a-year-in-grey"],
  }),
  vod({
    token: "spruce-a-year-in-grey",
    name: "Spruce: A Year in Grey",
    description:
      "Filmed without colour, because by October the eye stops asking for it. Old trunks, young trunks, weather passing through.",
    length: "41:56",
    picture: "grey-spruces",
    films: ["grey-hours"],
    keywords: ["nature", "forest", "spruce", "black and white"],
    publishedDaysAgo: 50,
    next: ["spruce-meltwater"],
  }),
  vod({
    token: "spruce-meltwater",
    name: "Spruce: Meltwater",
    description:
      "The forest is emptied from below. For nine days in April the ground is louder than the birds.",
    length: "39:24",
    picture: "grey-stream",
    films: ["grey-hours", "stillwater"],
    keywords: ["nature", "forest", "spruce", "spring"],
    publishedDaysAgo: 57,
    access: "signed_in",
    next: ["stream-in-one-take"],
    transcript: "spruce-meltwater",
  }),
];

/** Things smaller than a hand. */
export const small: CatalogueContent[] = [
  vod({
    token: "moss-the-smallest-forest",
    name: "Moss, the Smallest Forest",
    description:
      "Stand still long enough and the ground becomes a canopy. Bring a lens and a cushion for the knees.",
    length: "33:00",
    picture: "moss-thumb",
    films: ["small-worlds"],
    keywords: ["nature", "macro", "forest"],
    publishedDaysAgo: 18,
  }),
  vod({
    token: "drop-by-drop",
    name: "Drop by Drop",
    description:
      "A drop falls into a bowl. It takes half an hour, and you will want to see it again.",
    length: "28:32",
    picture: "water-crown-hero",
    poster: "water-crown-poster",
    films: ["small-worlds"],
    transcript: "drop-by-drop",
    keywords: ["nature", "macro", "water"],
    publishedDaysAgo: 12,
  }),
  vod({
    token: "a-drop-makes-up-its-mind",
    name: "A Drop Makes Up Its Mind",
    description:
      "Suspense, on a blade of grass. It lets go in the last minute, or in the one after.",
    length: "3:20",
    picture: "dew-blade-thumb",
    films: ["small-worlds"],
    keywords: ["nature", "macro", "water"],
    publishedDaysAgo: 25,
  }),
  vod({
    token: "ladybird-climbs-a-stem",
    name: "Ladybird Climbs a Stem",
    description:
      "Twenty-two centimetres, no rope. There is a moment near the top when she considers the whole undertaking.",
    length: "6:12",
    picture: "ladybird-thumb",
    films: ["small-worlds"],
    transcript: "ladybird-climbs-a-stem",
    keywords: ["nature", "macro", "insects"],
    publishedDaysAgo: 31,
  }),
  vod({
    token: "swallowtail-season",
    name: "Swallowtail Season",
    description:
      "Eleven days a year this hillside belongs to a butterfly the size of a playing card. We were given three of them.",
    length: "24:00",
    picture: "swallowtail-thumb",
    poster: "swallowtail-poster",
    films: ["small-worlds"],
    keywords: ["nature", "macro", "insects", "summer"],
    publishedDaysAgo: 20,
    access: "paid",
  }),
  vod({
    token: "a-painted-lady-resting",
    name: "A Painted Lady, Resting",
    description:
      "She has flown from Morocco and has a flower to herself. Nobody in this film is in a hurry now.",
    length: "5:36",
    picture: "painted-lady-thumb",
    films: ["small-worlds"],
    keywords: ["nature", "macro", "insects"],
    publishedDaysAgo: 48,
  }),
  vod({
    token: "seedbound",
    name: "Seedbound",
    description:
      "A dandelion lets go of a hundred and sixty children. We follow one, to where a dandelion would least be asked for.",
    length: "14:00",
    picture: "dandelion-dusk-hero",
    poster: "dandelion-dusk-poster",
    films: ["small-worlds"],
    transcript: "seedbound",
    keywords: ["nature", "macro", "meadow"],
    publishedDaysAgo: 6,
    badge: "Short",
  }),
  vod({
    token: "two-wings",
    name: "Two Wings",
    description:
      "Two seeds on one stalk, and a breeze that cannot decide between them. The film ends when it can.",
    length: "4:04",
    picture: "seed-wings-thumb",
    films: ["small-worlds"],
    keywords: ["nature", "macro", "meadow"],
    publishedDaysAgo: 66,
  }),
  vod({
    token: "marigold-opening",
    name: "Marigold, Opening",
    description:
      "Six hours of red and orange, shown in the time it takes to drink a coffee. Make it a large one.",
    length: "7:28",
    picture: "marigold-thumb",
    poster: "marigold-poster",
    films: ["small-worlds"],
    keywords: ["nature", "macro", "garden"],
    publishedDaysAgo: 81,
    next: ["ladybird-climbs-a-stem", "moss-the-smallest-forest"],
  }),
  vod({
    token: "a-meadow-before-the-scythe",
    name: "A Meadow before the Scythe",
    description:
      "The last evening of forty-one kinds of flower, none of whom have been told about tomorrow. We name them all, quietly.",
    length: "22:16",
    picture: "meadow-thumb",
    poster: "sunflower-poster",
    films: ["small-worlds"],
    transcript: "a-meadow-before-the-scythe",
    keywords: ["nature", "meadow", "summer"],
    publishedDaysAgo: 88,
  }),
  vod({
    token: "what-the-maple-let-go",
    name: "What the Maple Let Go",
    description: "A leaf falls in the first minute. The rest of the film is about where it landed.",
    length: "10:44",
    picture: "fallen-maple-hero",
    poster: "fallen-maple-poster",
    films: ["small-worlds"],
    transcript: "what-the-maple-let-go",
    keywords: ["nature", "macro", "autumn"],
    publishedDaysAgo: 9,
    next: ["the-ridge-turns", "morning-fog"],
  }),
];
