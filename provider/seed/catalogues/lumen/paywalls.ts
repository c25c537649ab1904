import type { CataloguePaywall } from "../../catalogue.ts";
import { foundersPass } from "../founders.ts";

/** What Lumen sells, in a currency without decimals. */
export const paywalls: CataloguePaywall[] = [
  {
    token: "lumen-all",
    name: "All of Lumen",
    description: "Every feature, every series, and each premiere on its first evening.",
    picture: "warm-boats-at-dusk-hero",
    currency: "JPY",
    opens: ["*"],
    subscribersGroup: "members",
    prices: [
      { token: "lumen-month", amount: 1290, period: "month" },
      { token: "lumen-quarter", amount: 3300, period: "month", intervalCount: 3 },
      { token: "lumen-year", amount: 11800, period: "year" },
      { token: "lumen-bound", amount: 980, period: "month", commitmentCount: 12 },
    ],
  },
  {
    token: "lumen-film",
    name: "This film alone",
    description: "One film, yours to watch whenever you like.",
    picture: "warm-autumn-wind-hero",
    currency: "JPY",
    opens: "content",
    prices: [{ token: "lumen-film-once", amount: 550, period: "once" }],
  },
  foundersPass("JPY", 7800, "warm-boats-at-dusk-hero"),
];
