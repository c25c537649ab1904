import type { CatalogueContent, CataloguePage } from "../../catalogue.ts";
import { covered, tokensOf } from "../entries.ts";
import { prose, topics, videos } from "../rows.ts";
import { iceHockey, tennis } from "./contents-court.ts";
import { onAir } from "./contents-live.ts";
import { athletics, football } from "./contents-stadium.ts";
import { sailing, swimming } from "./contents-water.ts";
import { liveAndNext } from "./pages-sports.ts";

type Game = {
  token: string;
  name: string;
  description: string;
  picture: string;
  /** What the page begins with, as wide as a window. */
  cover: string;
  next: string[];
  text: [heading: string, body: string];
  films: CatalogueContent[];
  /** The film of our own that goes and looks at it, in a row that says so. */
  original: [name: string, token: string];
};

const games: Game[] = [
  {
    token: "football",
    name: "Football",
    description: "The Northern League: every round, every pitch, all the weather.",
    picture: "football-free-kick",
    cover: "football-free-kick",
    next: ["lakeside-albion", "kestrels-harbour", "eastgate-rovers"],
    text: [
      "Fourteen rounds in",
      "Twelve clubs, none of them rich, two with a roof. We show every match with one camera in the stand and one above it, because the one above it is right.",
    ],
    films: football,
    original: ["From our own films", "floodlights"],
  },
  {
    token: "athletics",
    name: "Athletics",
    description: "Track and field, with the camera in your lane.",
    picture: "athletics-set",
    cover: "athletics-set",
    next: ["athletics-400-heats", "athletics-relay-heats", "athletics-400-final"],
    text: [
      "One lap",
      "Four hundred metres is the shortest race that is too long to sprint. Everybody knows this, and everybody starts as if they did not.",
    ],
    films: athletics,
    original: ["A driver tries it", "cross-training-one-lap"],
  },
  {
    token: "tennis",
    name: "Tennis",
    description: "The Clay Masters from the first ball, and what is played on other floors.",
    picture: "tennis-serve",
    cover: "tennis-serve",
    next: ["clay-masters-court-two", "clay-masters-doubles", "clay-masters-quarter-final"],
    text: [
      "Why clay",
      "The ball is slower, the rallies are longer, and the ground keeps a record of both. Between two sets it is swept, which is as close as sport comes to forgiving.",
    ],
    films: tennis,
    original: ["A driver tries it", "cross-training-clay"],
  },
  {
    token: "swimming",
    name: "Swimming",
    description: "Eight lanes, from above, where nobody can hide a breath.",
    picture: "swimming-take-over",
    cover: "swimming-take-over",
    next: ["short-course-heats", "short-course-relays", "short-course-finals"],
    text: [
      "Short course, long evening",
      "Twenty-five metres, so twice the turns. The wall is where a race is kept, and our camera hangs right over it.",
    ],
    films: swimming,
    original: ["A driver tries it", "cross-training-water"],
  },
  {
    token: "ice-hockey",
    name: "Ice hockey",
    description: "Glacier, Northwind, and whoever is on the bench.",
    picture: "ice-hockey-face-off",
    cover: "ice-hockey-face-off",
    next: ["foxes-brine", "glacier-northwind", "northwind-glacier", "the-winter-game"],
    text: [
      "From the roof",
      "On the ice you see the puck. From the roof you see the ten who move before it does, and you will not want to go back.",
    ],
    films: iceHockey,
    original: ["A driver tries it", "cross-training-ice"],
  },
  {
    token: "sailing",
    name: "Sailing",
    description: "The Open-water Regatta, from a drone that comes back most of the time.",
    picture: "sailing-leader",
    cover: "drawn-sail",
    next: [
      "open-water-regatta-race-seven",
      "open-water-regatta-race-eight",
      "open-water-regatta-race-nine",
    ],
    text: [
      "How to read a fleet",
      "Nobody sails straight at the mark, since that is where the wind is from. Look for the boat that is furthest away from the others: it is either first or wrong.",
    ],
    films: sailing,
    original: ["A driver tries it", "cross-training-wind"],
  },
];

/** The sports without an engine, a page each. */
export const gamePages: CataloguePage[] = games.map(
  ({ token, name, description, picture, cover, next, text: [heading, body], films, original }) => ({
    token,
    url: token,
    name,
    description,
    picture,
    ...covered(firstToPlay(next, films), cover),
    sections: [
      liveAndNext(`${token}-next`, next),
      prose(`${token}-text`, heading, `<p>${body}</p>`),
      videos("carousel", `${token}-all`, `All ${name.toLowerCase()} videos`, tokensOf(films)),
      videos("single", `${token}-original`, original[0], [original[1]], { showDescription: true }),
      topics("carousel", `${token}-others`, "Other sports", othersOf(token)),
    ],
  }),
);

/** The five others, so that a page ends with somewhere to go. */
function othersOf(token: string): string[] {
  return games.map((game) => game.token).filter((other) => other !== token);
}

/** What is on air of a sport, else its latest replay. */
function firstToPlay(next: string[], films: CatalogueContent[]): CatalogueContent[] {
  const live = onAir.filter(({ token }) => next.includes(token));
  return live.length > 0 ? live : films;
}
