import type { CatalogueContent } from "../../catalogue.ts";
import { vod } from "../entries.ts";

/** Feature films: something is not as it was. */
export const mystery: CatalogueContent[] = [
  vod({
    token: "the-clockmakers-house",
    name: "The Clockmaker's House",
    description:
      "Every clock in it stopped at the same minute, in four different years. An insurance assessor stays the night.",
    length: "87:00",
    picture: "grey-clock-thumb",
    films: ["grey-hours"],
    keywords: ["mystery", "house"],
    people: ["Maren Holt"],
    publishedDaysAgo: 5,
    access: "paid",
    next: ["the-wooden-bird", "the-house-with-no-north"],
  }),
  vod({
    token: "the-wooden-bird",
    name: "The Wooden Bird",
    description: "A toymaker's last commission is a thing that must not fly.",
    length: "68:00",
    picture: "wooden-bird-thumb",
    films: ["grey-hours"],
    keywords: ["mystery", "fable"],
    people: ["Adaeze Okafor"],
    publishedDaysAgo: 28,
    access: "paid",
  }),
  vod({
    token: "the-second-keeper",
    name: "The Second Keeper",
    description:
      "Two men signed the lighthouse log each night for a year. The relief boat brought back one, and he swears he was alone.",
    length: "86:44",
    picture: "lighthouse-red-thumb",
    poster: "lighthouse-dusk-poster",
    films: ["the-keeper"],
    keywords: ["mystery", "sea", "lighthouse"],
    people: ["Maren Holt"],
    publishedDaysAgo: 12,
    access: "paid",
  }),
  vod({
    token: "lamp-out",
    name: "Lamp Out",
    description:
      "For eleven minutes in 1938 the coast was dark. A cook, a priest and a smuggler each know why.",
    length: "78:20",
    picture: "keeper-beam-falling",
    poster: "lighthouse-moon-poster",
    films: ["the-keeper", "the-long-swell"],
    keywords: ["mystery", "sea", "lighthouse"],
    publishedDaysAgo: 18,
    access: "paid",
  }),
  vod({
    token: "the-house-with-no-north",
    name: "The House with No North",
    description:
      "An architect returns to the only building she ever finished. There is a room in it that she did not draw.",
    length: "90:12",
    picture: "concrete-waves-hero",
    poster: "concrete-waves-poster",
    films: ["grey-hours", "city-at-night"],
    keywords: ["mystery", "house", "black and white"],
    people: ["Teodor Brask"],
    publishedDaysAgo: 10,
    access: "paid",
  }),
  vod({
    token: "fog-signal",
    name: "Fog Signal",
    description:
      "It sounds every night at ten past two. There has been no horn on the island since the war.",
    length: "73:04",
    picture: "keeper-beam-overhead",
    films: ["the-keeper", "grey-hours"],
    keywords: ["mystery", "sea", "fog"],
    publishedDaysAgo: 24,
  }),
  vod({
    token: "inventory-of-a-drowned-village",
    name: "Inventory of a Drowned Village",
    description:
      "The reservoir falls in a dry summer, and a surveyor lists what comes up. One of the doors is locked from inside.",
    length: "85:28",
    picture: "midnight-islands-hero",
    poster: "midnight-islands-poster",
    films: ["stillwater"],
    keywords: ["mystery", "lake"],
    people: ["Teodor Brask"],
    publishedDaysAgo: 7,
    access: "paid",
  }),
];
