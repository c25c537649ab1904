import type { CatalogueSeries, CatalogueTopic } from "../../catalogue.ts";
import { about, series, topic } from "../entries.ts";
import { cities, lattice } from "./contents-cities.ts";
import { small, spruce } from "./contents-forest.ts";
import { blueHour, weather } from "./contents-lakes.ts";
import { cameras, evenings } from "./contents-live.ts";
import { coast, tideline } from "./contents-sea.ts";
import { giants } from "./contents-giants.ts";
import { earth, moons } from "./contents-space.ts";

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

/** Films among trees that are no part of a series. */
export const forests = [
  "moss-the-smallest-forest",
  "stream-in-one-take",
  "the-ridge-turns",
  "what-the-maple-let-go",
].flatMap((token) => [...weather, ...small].filter((film) => film.token === token));

/** What its single films are about. */
export const topics: CatalogueTopic[] = [
  topic("Lakes", [...about("lakes", weather), ...about("lakes", live), ...blueHour], "films"),
  topic("Nature", [...weather, ...about("mountains", live)], "films"),
  topic("Small worlds", small, "films"),
  topic("Coasts", [...coast, ...about("sea", live)], "films"),
  topic("Earth", [...earth, ...about("earth", live)], "films"),
  topic("Moons", moons, "films"),
  topic("Giants", [...giants, ...about("saturn", live)], "films"),
  topic("Cities", [...cities, ...about("cities", live)], "films"),
  topic("Forests", [...spruce, ...forests], "films"),
  topic("After dark", [...about("night", cities), ...about("cities", live)], "films"),
];

/** A film of each part of a day, by the light that it was made in. */
export const light = {
  dawn: ["morning-fog"],
  morning: ["spruce-the-path-in"],
  noon: ["the-reed-coast"],
  afternoon: ["a-kite-an-afternoon"],
  dusk: ["last-light-over-the-karst"],
  night: ["moon-over-skerry-light"],
};
