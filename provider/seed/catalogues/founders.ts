import type { CataloguePaywall } from "../catalogue.ts";

/**
 * A pass that is not sold any more. It opens everything on three devices, of which two may play at once:
 * with it a newcomer meets the limit of devices.
 */
export function foundersPass(currency: string, amount: number, picture: string): CataloguePaywall {
  return {
    token: "founders",
    name: "Founders’ pass",
    description: "For those who were there from the first day. It is not sold any more.",
    picture,
    currency,
    opens: ["*"],
    deviceLimits: { signedIn: 3, playing: 2 },
    prices: [{ token: "founders-year", amount, period: "year", withdrawn: true }],
  };
}
