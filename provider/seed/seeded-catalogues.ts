import { join } from "node:path";
import type { Catalogue } from "./catalogue.ts";
import { readCatalogue } from "./read-catalogue.ts";

/** The four demo channels, `provider/seed/data/{channel}`; the first is the default one. */
export const catalogues: Catalogue[] = ["demo", "arena", "lumen", "academy"].map((channel) =>
  readCatalogue(join(import.meta.dirname, "data", channel)),
);
