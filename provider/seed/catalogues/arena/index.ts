import type { Catalogue } from "../../catalogue.ts";
import { credited } from "../entries.ts";
import { channel, footer } from "./channel.ts";
import { allSeries, topics } from "./collections.ts";
import { iceHockey, tennis } from "./contents-court.ts";
import { formula } from "./contents-formula.ts";
import { gt, ovals } from "./contents-gt.ts";
import { onAir } from "./contents-live.ts";
import { crossTraining, originals } from "./contents-originals.ts";
import { alpine, desert, endurance } from "./contents-road.ts";
import { laterThisWeek, tonight } from "./contents-schedule.ts";
import { athletics, football } from "./contents-stadium.ts";
import { sailing, swimming } from "./contents-water.ts";
import { history } from "./history.ts";
import { navigation } from "./navigation.ts";
import { promos } from "../promos.ts";
import { paywalls } from "./paywalls.ts";
import { pages } from "./pages.ts";
import { commentated } from "./pages-commentators.ts";
import { rights } from "./rights.ts";

/** Arena: sport, live and in full. */
export const arena: Catalogue = {
  channel: { ...channel, series: allSeries, topics },
  navigation,
  footer,
  paywalls,
  promos,
  rights,
  history,
  pages,
  contents: credited(
    [
      ...onAir,
      ...tonight,
      ...laterThisWeek,
      ...football,
      ...athletics,
      ...tennis,
      ...swimming,
      ...iceHockey,
      ...sailing,
      ...formula,
      ...gt,
      ...ovals,
      ...alpine,
      ...desert,
      ...endurance,
      ...crossTraining,
      ...originals,
    ],
    "commentator",
    commentated,
  ),
};
