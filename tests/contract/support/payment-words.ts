import { eq } from "drizzle-orm";
import fc from "fast-check";
import { formatLongUtcDay } from "../../../lib/contract/format-long-utc-day.ts";
import type { ScheduledPayments } from "../../../lib/contract/payment-schedule.ts";
import { addPeriods, type PaymentPeriod } from "../../../lib/contract/payment-periods.ts";
import type { PromoEffect } from "../../../lib/contract/price-terms.ts";
import type { PriceCost } from "../../../lib/payment/price-cost.ts";
import { invoices, purchases } from "../../../provider/db/commerce-schema.ts";
import type { Db } from "../../../provider/db/database.ts";
import { paywalls, prices, promoCodes } from "../../../provider/db/offers-schema.ts";

/** A price with a promo code, as it is written into the harbour. */
export type TriedPrice = {
  amount: number;
  period: Exclude<PaymentPeriod, "once">;
  intervalCount: number;
  commitmentCount: number | null;
};

const interval = fc.integer({ min: 1, max: 4 });
const bound = fc.option(fc.integer({ min: 2, max: 9 }), { nil: null, freq: 2 });
const amount = fc.integer({ min: 1, max: 20_000 });
const payments = fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined });
/** Weeks are few: each of them is a charge. */
export const anyPrice: fc.Arbitrary<TriedPrice> = fc.record({
  amount,
  period: fc.constantFrom("month", "month", "year", "week"),
  intervalCount: interval,
  commitmentCount: bound,
});
export const anyPromo: fc.Arbitrary<PromoEffect | undefined> = fc.option(
  fc.oneof(
    fc.record({
      kind: fc.constant("percent" as const),
      percent: fc.integer({ min: 1, max: 100 }),
      payments,
    }),
    fc.record({ kind: fc.constant("amount" as const), amount, payments }),
    fc.record({ kind: fc.constant("trial" as const), days: fc.integer({ min: 1, max: 40 }) }),
  ),
  { nil: undefined, freq: 4 },
);

let made = 0;

/** Writes a paywall with these prices into the harbour, and a code: their tokens. */
export async function addOffer(db: Db, tried: TriedPrice[], effect: PromoEffect | undefined) {
  made += 1;
  const token = `tried-${made}`;
  const row = { channel: "harbour", token, name: token, picture: "pier", currency: "EUR" };
  await db.insert(paywalls).values({ ...row, position: made, opens: [token], perContent: false });
  const rows = tried.map((price, position) => ({
    ...price,
    channel: "harbour",
    token: `${token}-${position}`,
    paywall: token,
    position,
    withdrawn: false,
  }));
  await db.insert(prices).values(rows);
  const code = effect && `CODE-${made}`;
  if (code)
    await db
      .insert(promoCodes)
      .values({ channel: "harbour", code, effect: { ...effect }, uses: 0 });
  return { paywall: token, prices: rows.map((each) => each.token), code };
}

/** A charge of more than nothing: its time (epoch ms) and amount. */
export type Charge = { at: number; amount: number };

/** The charges of a paywall, in their order. */
export async function chargesOf(db: Db, paywall: string): Promise<Charge[]> {
  const found = await db
    .select({ at: invoices.issuedAt, amount: invoices.amount })
    .from(invoices)
    .innerJoin(purchases, eq(purchases.id, invoices.purchase))
    .where(eq(purchases.paywall, paywall))
    .orderBy(invoices.issuedAt);
  return found
    .map((each) => ({ at: each.at.getTime(), amount: each.amount }))
    .filter((each) => each.amount > 0);
}

/** Ends a subscription, so that later runs do not charge it, and lists it last. */
export async function endPurchases(db: Db, paywall: string): Promise<void> {
  const over = { status: "expired" as const, nextAt: null, purchasedAt: new Date(0) };
  await db.update(purchases).set(over).where(eq(purchases.paywall, paywall));
}

/** The charges that payments in words announce up to a moment: each of its amount, until the next ones begin. */
export function announcedCharges(
  price: TriedPrice,
  first: number,
  schedule: readonly ScheduledPayments[],
  until: number,
): Charge[] {
  return schedule.flatMap(({ amount: each, at }, place) => {
    const end = Math.min(until, schedule[place + 1]?.at ?? until);
    const charges: Charge[] = [];
    for (let count = 0; ; count += 1) {
      // Counted from the first payment, so that the 31st does not become the 28th.
      const due = addPeriods(first, price.period, price.intervalCount * count);
      if (due > end - hour) break;
      if (due > at - hour && each > 0) charges.push({ at: due, amount: each });
    }
    return charges;
  });
}

const hour = 3_600_000;

/** What a summary shows, with days: the clock goes on by some ms between quote and payment. */
export function inWords(cost: PriceCost | undefined) {
  const day = (at: number | undefined) => at !== undefined && formatLongUtcDay(at, "en");
  return (
    cost && {
      first: [day(cost.firstAt), cost.next?.amount],
      more: [cost.more?.count, cost.more?.sum, day(cost.more?.until)],
      total: cost.total,
      later: cost.later?.map(({ amount, at, count }) => [amount, day(at), count]),
      ends: [day(cost.exitAt), day(cost.boundUntil)],
    }
  );
}
