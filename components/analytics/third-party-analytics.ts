import type { TrackedPurchaseEvent } from "@/lib/analytics/visit-tracker";

// The only events that third-party scripts receive: none of a film.
export type ThirdPartyAnalytics = {
  pageView: () => void;
  search: (words: string) => void;
  purchase: (event: TrackedPurchaseEvent) => void;
};

// A blocker may keep it away: nothing here needs it.
export function loadThirdPartyScript(src: string): void {
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  document.head.append(script);
}

// 1099 EUR are 10.99.
export function toMajorUnits({ value, currency }: TrackedPurchaseEvent): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  return value / 10 ** maximumFractionDigits;
}
