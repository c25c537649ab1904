import type { CataloguePaywall, CataloguePromo } from "../../../provider/seed/catalogue-schema.ts";

/** The offers of the harbour: in three currencies, of each kind. */
export const paywalls: CataloguePaywall[] = [
  {
    token: "crew",
    name: "Crew",
    description: "All boats.",
    picture: "harbour-hero",
    currency: "EUR",
    opens: ["*"],
    subscribersGroup: "crew",
    prices: [
      { token: "crew-month", amount: 999, period: "month" },
      { token: "crew-year", amount: 9900, period: "year" },
      { token: "crew-bound", amount: 799, period: "month", commitmentCount: 12 },
      { token: "crew-once", amount: 29900, period: "once" },
      { token: "crew-old", amount: 499, period: "month", withdrawn: true },
    ],
  },
  {
    token: "one",
    name: "One boat",
    description: "This boat alone.",
    picture: "harbour-hero",
    currency: "JPY",
    opens: "content",
    prices: [{ token: "one-once", amount: 500, period: "once" }],
  },
  {
    token: "pair",
    name: "Two boats",
    description: "The first two.",
    picture: "harbour-hero",
    currency: "KWD",
    opens: ["film-1", "film-2"],
    prices: [{ token: "pair-week", amount: 1250, period: "week", intervalCount: 2 }],
  },
];

/** Promo codes, one for each effect and each error. */
export const promos: CataloguePromo[] = [
  { code: "FIFTH", effect: { kind: "percent", percent: 20, payments: 3 } },
  { code: "TWOEURO", effect: { kind: "amount", amount: 200, payments: 1 }, paywall: "crew" },
  { code: "TRY", effect: { kind: "trial", days: 14 } },
  { code: "TEN", effect: { kind: "percent", percent: 50, payments: 1 }, maxUses: 10 },
  { code: "GONE", effect: { kind: "percent", percent: 50 }, maxUses: 3, uses: 3 },
  { code: "OVER", effect: { kind: "percent", percent: 50 }, endedDaysAgo: 1 },
];
