import { type PaymentPeriod, paymentPeriods } from "../contract/payment-periods.ts";

/** A tab of prices: all of them, or those of one period. */
export type PeriodTab = PaymentPeriod | "all";

const usualOrder: Record<PeriodTab, number> = { all: 0, year: 1, month: 2, week: 3, once: 4 };

/**
 * The tabs over prices, in the order that a channel configures; the first one is selected. "All" is always included,
 * others only if they have prices: `periodTabs(["month"])` → `["all", "month"]`. docs/behaviour.md BE-180.
 */
export function periodTabs(
  periods: readonly PaymentPeriod[],
  order: Record<string, number> = {},
): PeriodTab[] {
  const place = (tab: PeriodTab) => order[tab] ?? usualOrder[tab];
  const filled = paymentPeriods.filter((period) => periods.includes(period));
  return (["all", ...filled] as const).toSorted(
    (a, b) => place(a) - place(b) || usualOrder[a] - usualOrder[b],
  );
}
