import type { CatalogueSeries, CatalogueTopic } from "../../catalogue.ts";
import { series, topic } from "../entries.ts";
import { documentary } from "./contents-documentary.ts";
import { drama } from "./contents-drama.ts";
import { mystery } from "./contents-mystery.ts";
import { notebook, skerryLight, slowWater } from "./contents-series.ts";
import { seedCycle } from "./contents-seed-cycle.ts";
import { shorts } from "./contents-shorts.ts";

/** The series of Lumen, each with a page of its own. */
export const allSeries: CatalogueSeries[] = [
  series("slow-water", "Slow Water", slowWater, { unit: "part" }),
  series("the-skerry-light", "The Skerry Light", skerryLight, { unit: "part" }),
  series("the-seed-cycle", "The Seed Cycle", seedCycle, { unit: "part" }),
];

/** The shelves that its single films stand on. */
export const topics: CatalogueTopic[] = [
  topic("Drama", drama, "films"),
  topic("Mystery", mystery, "films"),
  topic("Documentary", documentary, "films"),
  topic("Shorts", shorts, "films"),
  topic("Notebook", notebook.slice(0, 5)),
  topic("Conversation", notebook.slice(5)),
];
