import type { Catalogue } from "../../catalogue.ts";
import { credited } from "../entries.ts";
import { channel, footer } from "./channel.ts";
import { allSeries, topics } from "./collections.ts";
import { rhythm, sorting } from "./contents-computing.ts";
import { circles, painter } from "./contents-drawing.ts";
import { botany, classes, singles } from "./contents-outdoors.ts";
import { chaos, spirals } from "./contents-patterns.ts";
import { earth, giants, moon } from "./contents-sky.ts";
import { history } from "./history.ts";
import { navigation } from "./navigation.ts";
import { promos } from "../promos.ts";
import { paywalls } from "./paywalls.ts";
import { pages } from "./pages.ts";
import { taught } from "./pages-teachers.ts";

/** Academy: courses, in preview. */
export const academy: Catalogue = {
  channel: { ...channel, series: allSeries, topics },
  navigation,
  footer,
  paywalls,
  promos,
  history,
  pages,
  contents: credited(
    [
      ...painter,
      ...circles,
      ...rhythm,
      ...sorting,
      ...spirals,
      ...chaos,
      ...earth,
      ...giants,
      ...moon,
      ...botany,
      ...singles,
      ...classes,
    ],
    "teacher",
    taught,
  ),
};
