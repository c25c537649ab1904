import type { CatalogueSeries, CatalogueTopic } from "../../catalogue.ts";
import { about, series, topic } from "../entries.ts";
import { iceHockey, tennis } from "./contents-court.ts";
import { formula } from "./contents-formula.ts";
import { gt, ovals } from "./contents-gt.ts";
import { onAir } from "./contents-live.ts";
import { crossTraining, originals } from "./contents-originals.ts";
import { alpine, desert, endurance } from "./contents-road.ts";
import { laterThisWeek, tonight } from "./contents-schedule.ts";
import { athletics, football } from "./contents-stadium.ts";
import { sailing, swimming } from "./contents-water.ts";

/** The one series of Arena, in its second season. */
export const allSeries: CatalogueSeries[] = [
  series("cross-training", "Cross Training", crossTraining, { season: 2 }),
];

const events = [...onAir, ...tonight, ...laterThisWeek];

/** What is there of each sport. */
export const topics: CatalogueTopic[] = [
  topic("Football", [...football, ...about("football", events)], "videos"),
  topic("Athletics", [...athletics, ...about("athletics", events)], "videos"),
  topic("Tennis", [...tennis, ...about("tennis", events)], "videos"),
  topic("Swimming", [...swimming, ...about("swimming", events)], "videos"),
  topic("Ice hockey", [...iceHockey, ...about("ice hockey", events)], "videos"),
  topic("Sailing", [...sailing, ...about("sailing", events)], "videos"),
  topic("Formula", [...formula, ...about("formula", events)], "videos"),
  topic("GT Masters", [...gt, ...about("GT", events)], "videos"),
  topic("Alpine Cup", [...alpine, ...about("alpine", events)], "videos"),
  topic("Endurance", [...endurance, ...about("endurance", events)], "videos"),
  topic("Desert Hill", [...desert, ...about("desert", events)], "videos"),
  topic("Ovals", [...ovals, ...about("oval", events)], "videos"),
  topic("Originals", originals, "videos"),
];
