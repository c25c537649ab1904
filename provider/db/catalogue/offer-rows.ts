import type { paywalls, prices, promoCodes } from "../offers-schema.ts";
import type { SeedCatalogue } from "../../seed/catalogue-schema.ts";

const day = 24 * 60 * 60 * 1000;

/** Paywalls, and the token of their channel. */
type PaywallsOfChannel = Pick<SeedCatalogue, "paywalls"> & { channel: { token: string } };

/** The paywalls of a catalogue as rows of the database. */
export function toPaywallRows(catalogue: PaywallsOfChannel): (typeof paywalls.$inferInsert)[] {
  return (catalogue.paywalls ?? []).map(
    ({ prices: _, opens, deviceLimits, ...paywall }, position) => ({
      ...paywall,
      playingLimit: deviceLimits?.playing,
      signedInLimit: deviceLimits?.signedIn,
      channel: catalogue.channel.token,
      position,
      opens: opens === "content" ? [] : opens,
      perContent: opens === "content",
    }),
  );
}

/** Their prices. */
export function toPriceRows(catalogue: PaywallsOfChannel): (typeof prices.$inferInsert)[] {
  return (catalogue.paywalls ?? []).flatMap((paywall) =>
    paywall.prices.map((price, position) => ({
      intervalCount: 1,
      withdrawn: false,
      ...price,
      channel: catalogue.channel.token,
      paywall: paywall.token,
      position,
    })),
  );
}

/** The promo codes; days since their end count from `now`. */
export function toPromoRows(
  catalogue: SeedCatalogue,
  now: number,
): (typeof promoCodes.$inferInsert)[] {
  return (catalogue.promos ?? []).map(({ endedDaysAgo, ...promo }) => ({
    uses: 0,
    ...promo,
    channel: catalogue.channel.token,
    endsAt: endedDaysAgo === undefined ? null : new Date(now - endedDaysAgo * day),
  }));
}
