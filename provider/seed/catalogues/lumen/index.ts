import type { Catalogue } from "../../catalogue.ts";
import { madeBy } from "../entries.ts";
import { channel, footer } from "./channel.ts";
import { allSeries, topics } from "./collections.ts";
import { documentary } from "./contents-documentary.ts";
import { drama } from "./contents-drama.ts";
import { mystery } from "./contents-mystery.ts";
import { notebook, skerryLight, slowWater } from "./contents-series.ts";
import { seedCycle } from "./contents-seed-cycle.ts";
import { shorts } from "./contents-shorts.ts";
import { thirty } from "./home.ts";
import { history } from "./history.ts";
import { navigation } from "./navigation.ts";
import { promos } from "../promos.ts";
import { paywalls } from "./paywalls.ts";
import { pages } from "./pages.ts";

/** Lumen: films and series. */
export const lumen: Catalogue = {
  channel: { ...channel, series: allSeries, topics, rotation: thirty },
  navigation,
  footer,
  paywalls,
  promos,
  history,
  pages,
  contents: [
    ...madeBy("director", [
      ...drama,
      ...mystery,
      ...documentary,
      ...slowWater,
      ...skerryLight,
      ...shorts,
      ...seedCycle,
    ]),
    ...notebook,
  ],
};
