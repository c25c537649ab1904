import type { Paywall, Price } from "../contract/paywall.ts";
import { type PeriodTab, periodTabs } from "./period-tabs.ts";

/** A price of a paywall, as it is chosen among those of others: `id` is `"membership/yearly"`. */
export type PriceOffer = { id: string; paywall: Paywall; price: Price };

/**
 * The offers in the order in which they are shown: a commitment is below the price of the same period, with which it
 * is compared. docs/behaviour.md BE-182.
 */
export function sortOffers(paywalls: readonly Paywall[]): PriceOffer[] {
  return paywalls.flatMap((paywall) =>
    inRows(paywall).map((price) => ({ id: `${paywall.token}/${price.token}`, paywall, price })),
  );
}

/** The offers of a tab of prices. */
export function offersOfTab(tab: PeriodTab, offers: readonly PriceOffer[]): PriceOffer[] {
  return offers.filter(({ price }) => tab === "all" || price.payment_period === tab);
}

/**
 * The offer and tab that are selected initially: the remembered offer if it is available, else the first of the first
 * tab. docs/behaviour.md BE-180, BE-372.
 */
export function initialOffer(
  offers: readonly PriceOffer[],
  order: Record<string, number> | undefined,
  remembered: string | undefined,
): { offer: PriceOffer | undefined; tab: PeriodTab } {
  const first = firstTab(offers, order);
  const inFirst = offersOfTab(first, offers);
  const chosen = offers.find(({ id }) => id === remembered);
  if (!chosen) return { offer: inFirst[0], tab: first };
  return { offer: chosen, tab: inFirst.includes(chosen) ? first : "all" };
}

/** The tab that is selected initially. */
function firstTab(
  offers: readonly PriceOffer[],
  order: Record<string, number> | undefined,
): PeriodTab {
  return (
    periodTabs(
      offers.map(({ price }) => price.payment_period),
      order,
    )[0] ?? "all"
  );
}

function inRows({ prices, commitment_prices: bound }: Paywall): Price[] {
  const isSame = (a: Price) => (b: Price) =>
    a.payment_period === b.payment_period &&
    a.payment_period_interval_count === b.payment_period_interval_count;
  const alone = bound.filter((each) => !prices.some(isSame(each)));
  const withBound = prices.flatMap((each) => {
    const isFirst = prices.find(isSame(each)) === each;
    return [each, ...(isFirst ? bound.filter(isSame(each)) : [])];
  });
  return [...withBound, ...alone];
}
