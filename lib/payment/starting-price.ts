import { amountToDecimal } from "../contract/money.ts";
import type { Price } from "../contract/paywall.ts";

/** The lowest price of an offer: an exact decimal in its currency, and its period. */
export type StartingPrice = {
  amount: string;
  currency: string;
  period?: "week" | "month" | "year";
};

type PeriodicPrice = Pick<Price, "price" | "payment_period" | "payment_period_interval_count">;
type PricedOffer = {
  currency: string;
  /** The lowest price, where the provider says it. */
  price?: number | undefined;
  prices: readonly PeriodicPrice[];
  commitment_prices: readonly PeriodicPrice[];
};

/** The lowest price of a paywall: 799 EUR a month → `{ amount: "7.99", currency: "EUR", period: "month" }`. */
export function startingPriceOf(paywall: PricedOffer): StartingPrice | undefined {
  const { currency } = paywall;
  const prices = [...paywall.prices, ...paywall.commitment_prices];
  const least = leastOf(paywall);
  if (least === undefined) return undefined;
  const period = periodOf(prices, least);
  return { amount: amountToDecimal(least, currency), currency, ...(period && { period }) };
}

/** The offer that is first when offers are sorted by their lowest price, among those in the currency of the first. */
export function cheapestOffer<T extends PricedOffer>(paywalls: readonly T[]): T | undefined {
  const comparable = paywalls.filter(({ currency }) => currency === paywalls[0]?.currency);
  const cost = (paywall: T) => leastOf(paywall) ?? Infinity;
  return comparable.toSorted((a, b) => cost(a) - cost(b))[0];
}

function leastOf({ price, prices, commitment_prices: bound }: PricedOffer): number | undefined {
  const amounts = [...prices, ...bound].map((each) => each.price);
  return price ?? (amounts.length > 0 ? Math.min(...amounts) : undefined);
}

/** The period of the lowest price: one week, month or year; undefined for others. */
function periodOf(prices: readonly PeriodicPrice[], least: number) {
  const { payment_period: period, payment_period_interval_count: count } =
    prices.find(({ price }) => price === least) ?? {};
  return period === "once" || (count ?? 1) > 1 ? undefined : period;
}
