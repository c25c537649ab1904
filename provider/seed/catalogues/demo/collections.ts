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
  topic("Lakes", [...about("lakes", weather), ...about("lakes", live)], "films"),
  topic("Nature", [...weather, ...about("mountains", live)], "films"),
  topic("Small worlds", small, "films"),
  topic("Coasts", [...coast, ...about("sea", live)], "films"),
  topic("Earth", [...earth, ...about("earth", live)], "films"),
  topic("Moons", moons, "films"),
  topic("Giants", [...giants, ...about("saturn", live)], "films"),
  topic("Cities", [...cities, ...about("cities", live)], "films"),
];

/** The light that films were made in. */
export const light = {
  dawn: ["tideline-first-sun", "morning-fog"],
  morning: ["spruce-the-path-in", "stream-in-one-take", "ladybird-climbs-a-stem"],
  noon: ["nothing-happens-on-the-green-hills", "crossing-the-sahara"],
  afternoon: ["a-meadow-before-the-scythe", "the-ridge-turns", "a-kite-an-afternoon"],
  dusk: ["seedbound", "last-light-over-the-karst", "tideline-sun-gone"],
  night: ["the-keepers-rounds", "city-of-amber", "moon-over-skerry-light"],
};
