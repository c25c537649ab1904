import type { CatalogueSeries, CatalogueTopic } from "../../catalogue.ts";
import { about, series, topic } from "../entries.ts";
import { cities, lattice } from "./contents-cities.ts";
import { small, spruce } from "./contents-forest.ts";
import { blueHour, weather } from "./contents-lakes.ts";
import { cameras, evenings } from "./contents-live.ts";
import { coast, tideline } from "./contents-sea.ts";
import { earth, giants, moons } from "./contents-space.ts";

export const ringWorld = about("ring world", giants);
const shorts = ["seedbound", "two-wings", "a-meadow-before-the-scythe", "marigold-opening"];
export const seedlings = shorts.flatMap((token) => small.filter((film) => film.token === token));

/** The series of Meridian, each with a page of its own. */
export const allSeries: CatalogueSeries[] = [
  series("blue-hour", "Blue Hour", blueHour),
  series("spruce", "Spruce", spruce),
  series("tideline", "Tideline", tideline),
  series("ring-world", "Ring World", ringWorld),
  series("lattice", "Lattice", lattice),
  series("seedlings", "Seedlings", seedlings),
];

const live = [...cameras, ...evenings];

/** What its single films are about. */
export const topics: CatalogueTopic[] = [
  topic("Lakes", [...about("lakes", weather), ...about("lakes", live)]),
  topic("Nature", [...weather, ...about("mountains", live)]),
  topic("Small worlds", small),
  topic("Coasts", [...coast, ...about("sea", live)]),
  topic("Earth", [...earth, ...about("earth", live)]),
  topic("Moons", moons),
  topic("Giants", [...giants, ...about("saturn", live)]),
  topic("Cities", [...cities, ...about("cities", live)]),
];
