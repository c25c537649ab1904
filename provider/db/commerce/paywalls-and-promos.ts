import { and, asc, eq } from "drizzle-orm";
import type {
  PaywallRecord,
  PriceRecord,
  PromoRecord,
} from "../../domain/commerce/commerce-records.ts";
import type { Db } from "../database.ts";
import { paywalls, prices, promoCodes } from "../offers-schema.ts";

/** A paywall with its prices, those that are not sold any more among them. */
export type PaywallWithPrices = PaywallRecord & { prices: PriceRecord[] };

/** The paywalls of a channel in their order. */
export async function listPaywalls(db: Db, channel: string): Promise<PaywallWithPrices[]> {
  const found = await db
    .select()
    .from(paywalls)
    .where(eq(paywalls.channel, channel))
    .orderBy(asc(paywalls.position));
  const all = await db
    .select()
    .from(prices)
    .where(eq(prices.channel, channel))
    .orderBy(asc(prices.position));
  return found.map((paywall) => ({
    ...paywall,
    prices: all.filter((price) => price.paywall === paywall.token),
  }));
}

/** One paywall of a channel. */
export async function findPaywall(
  db: Db,
  channel: string,
  token: string,
): Promise<PaywallWithPrices | undefined> {
  const all = await listPaywalls(db, channel);
  return all.find((each) => each.token === token);
}

/** A promo code, in any case, whether or not it can still be used. */
export async function findPromo(
  db: Db,
  channel: string,
  code: string,
): Promise<PromoRecord | undefined> {
  const [found] = await db
    .select()
    .from(promoCodes)
    .where(and(eq(promoCodes.channel, channel), eq(promoCodes.code, code.trim().toUpperCase())));
  return found;
}
