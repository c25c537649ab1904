import type { CataloguePromo } from "../catalogue.ts";

/** The codes that every channel takes, one for each thing that a code can do or meet. */
export const promos: CataloguePromo[] = [
  { code: "WELCOME20", effect: { kind: "percent", percent: 20, payments: 3 } },
  { code: "FRIEND10", effect: { kind: "percent", percent: 10 } },
  { code: "TRY14", effect: { kind: "trial", days: 14 } },
  { code: "FIRST10", effect: { kind: "percent", percent: 50, payments: 1 }, maxUses: 10 },
  { code: "SOLDOUT", effect: { kind: "percent", percent: 50 }, maxUses: 100, uses: 100 },
  { code: "SUMMER", effect: { kind: "percent", percent: 30 }, endedDaysAgo: 30 },
];
