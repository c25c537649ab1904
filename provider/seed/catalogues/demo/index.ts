import type { Catalogue } from "../../catalogue.ts";
import { madeBy } from "../entries.ts";
import { channel, footer } from "./channel.ts";
import { allSeries, light, topics } from "./collections.ts";
import { cities, lattice } from "./contents-cities.ts";
import { small, spruce } from "./contents-forest.ts";
import { blueHour, weather } from "./contents-lakes.ts";
import { cameras, evenings } from "./contents-live.ts";
import { coast, tideline } from "./contents-sea.ts";
import { giants } from "./contents-giants.ts";
import { earth, moons } from "./contents-space.ts";
import { history } from "./history.ts";
import { navigation } from "./navigation.ts";
import { promos } from "../promos.ts";
import { paywalls } from "./paywalls.ts";
import { pages } from "./pages.ts";
import { rights } from "./rights.ts";

/** Meridian, the channel a bare `localhost` shows. */
export const demo: Catalogue = {
  channel: { ...channel, series: allSeries, topics, light },
  navigation,
  footer,
  paywalls,
  promos,
  rights,
  history,
  pages,
  contents: madeBy("camera", [
    ...blueHour,
    ...weather,
    ...spruce,
    ...small,
    ...tideline,
    ...coast,
    ...earth,
    ...moons,
    ...giants,
    ...lattice,
    ...cities,
    ...cameras,
    ...evenings,
  ]),
};
