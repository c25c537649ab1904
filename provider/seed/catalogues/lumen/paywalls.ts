import type { CataloguePaywall } from "../../catalogue.ts";
import { foundersPass } from "../founders.ts";

/** What Lumen sells. */
export const paywalls: CataloguePaywall[] = [
  {
    token: "lumen-all",
    name: "All of Lumen",
    description: "Every feature, every series, and each premiere on its first evening.",
    picture: "warm-boats-at-dusk-hero",
    currency: "EUR",
    opens: ["*"],
    subscribersGroup: "members",
    prices: [
      { token: "lumen-month", amount: 890, period: "month" },
      { token: "lumen-quarter", amount: 2400, period: "month", intervalCount: 3 },
      { token: "lumen-year", amount: 7900, period: "year" },
      { token: "lumen-bound", amount: 690, period: "month", commitmentCount: 12 },
    ],
  },
  {
    token: "lumen-film",
    name: "This film alone",
    description: "One film, yours to watch whenever you like.",
    picture: "warm-autumn-wind-hero",
    currency: "EUR",
    opens: "content",
    prices: [{ token: "lumen-film-once", amount: 450, period: "once" }],
  },
  foundersPass("EUR", 4900, "warm-boats-at-dusk-hero"),
];
