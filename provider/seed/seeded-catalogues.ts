import { join } from "node:path";
import type { SeedCatalogue } from "./catalogue-schema.ts";
import { readCatalogue } from "./read-catalogue.ts";

/** The four demo channels, `provider/seed/data/{channel}`; the first is the default one. */
export const seededCatalogues: SeedCatalogue[] = ["demo", "arena", "lumen", "academy"].map(
  (channel) => readCatalogue(join(import.meta.dirname, "data", channel)),
);
