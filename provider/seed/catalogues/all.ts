import type { Catalogue } from "../catalogue.ts";
import { academy } from "./academy/index.ts";
import { arena } from "./arena/index.ts";
import { demo } from "./demo/index.ts";
import { lumen } from "./lumen/index.ts";

/** The four seeded channels; the first is the default one. */
export const catalogues: Catalogue[] = [demo, arena, lumen, academy];
