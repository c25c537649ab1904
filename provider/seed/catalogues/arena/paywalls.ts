import type { CataloguePaywall } from "../../catalogue.ts";

/** What Arena sells. */
export const paywalls: CataloguePaywall[] = [
  {
    token: "season-pass",
    name: "Season Pass",
    description: "Every race live and in full, all season, on every screen you own.",
    picture: "race-start-lights",
    currency: "USD",
    opens: ["*"],
    subscribersGroup: "season",
    prices: [
      { token: "season-month", amount: 1499, period: "month" },
      { token: "season-bound", amount: 1199, period: "month", commitmentCount: 10 },
      { token: "season-year", amount: 11999, period: "year" },
    ],
  },
  {
    token: "one-race",
    name: "This race alone",
    description: "One race, live and as often as you like afterwards.",
    picture: "race-kerb",
    currency: "USD",
    opens: "content",
    prices: [{ token: "one-race-once", amount: 599, period: "once" }],
  },
];
