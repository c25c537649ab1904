import type { CataloguePaywall } from "../../catalogue.ts";
import { foundersPass } from "../founders.ts";

/** What Meridian sells. */
export const paywalls: CataloguePaywall[] = [
  {
    token: "membership",
    name: "Meridian Membership",
    description: "Every film and every camera, and the next series is made with your money.",
    picture: "last-light-hero",
    currency: "EUR",
    opens: ["*"],
    subscribersGroup: "members",
    prices: [
      { token: "membership-week", amount: 249, period: "week" },
      { token: "membership-month", amount: 799, period: "month" },
      { token: "membership-year", amount: 7900, period: "year" },
      { token: "membership-bound", amount: 599, period: "month", commitmentCount: 12 },
      { token: "membership-2025", amount: 499, period: "month", withdrawn: true },
    ],
  },
  {
    token: "one-film",
    name: "This film alone",
    description: "Yours for good, in every quality, without a subscription.",
    picture: "sea-sunset-hero",
    currency: "EUR",
    opens: "content",
    prices: [{ token: "one-film-once", amount: 399, period: "once" }],
  },
  foundersPass("EUR", 4900, "dandelion-dusk-hero"),
];
