import type { CataloguePaywall } from "../../catalogue.ts";

/** What Academy sells, in a currency of three decimals. */
export const paywalls: CataloguePaywall[] = [
  {
    token: "all-courses",
    name: "All courses",
    description: "Every course and every live class, with the certificates.",
    picture: "cover-satchel",
    currency: "KWD",
    opens: ["*"],
    subscribersGroup: "students",
    prices: [
      { token: "courses-month", amount: 2750, period: "month" },
      { token: "courses-year", amount: 27500, period: "year" },
      { token: "courses-term", amount: 2250, period: "month", commitmentCount: 6 },
      { token: "courses-for-good", amount: 99000, period: "once" },
    ],
  },
];
