import type { CatalogueRule } from "../../catalogue.ts";

/** What Meridian may not show everywhere, always and to everybody. */
export const rights: CatalogueRule[] = [
  {
    token: "picos-iberia",
    content: "the-picos-on-foot",
    kind: "window",
    territory: { allowed: ["ES", "PT"] },
  },
  {
    token: "crescent-not-in-north-america",
    content: "crescent-with-patience",
    kind: "window",
    // Whoever tries the site on their own machine has no country.
    territory: { barred: ["CA", "US"], unknown: "allowed" },
    fromDaysAgo: 30,
    untilInDays: 60,
  },
  { token: "io-without-vpn", content: "io-burning", kind: "vpn" },
];
