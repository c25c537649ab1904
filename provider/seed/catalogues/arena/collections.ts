import type { CatalogueSeries, CatalogueTopic } from "../../catalogue.ts";
import { about, series, topic } from "../entries.ts";
import { formula } from "./contents-formula.ts";
import { gt, ovals } from "./contents-gt.ts";
import { onAir } from "./contents-live.ts";
import { crossTraining, originals } from "./contents-originals.ts";
import { alpine, desert, endurance } from "./contents-road.ts";
import { laterThisWeek, tonight } from "./contents-schedule.ts";

/** The one series of Arena, in its second season. */
export const allSeries: CatalogueSeries[] = [
  series("cross-training", "Cross Training", crossTraining, { season: 2 }),
];

const events = [...onAir, ...tonight, ...laterThisWeek];

/** Races by sport. */
export const topics: CatalogueTopic[] = [
  topic("Formula", [...formula, ...about("formula", events)], "videos"),
  topic("GT Masters", [...gt, ...about("GT", events)], "videos"),
  topic("Alpine Cup", [...alpine, ...about("alpine", events)], "videos"),
  topic("Endurance", [...endurance, ...about("endurance", events)], "videos"),
  topic("Desert Hill", [...desert, ...about("desert", events)], "videos"),
  topic("Ovals", [...ovals, ...about("oval", events)], "videos"),
  topic("Guest sports", about("guest sports", events), "videos"),
  topic("Originals", originals, "videos"),
];
