import type { Tracker } from "@/lib/analytics/tracker";

// The site shows no ads; an owner's own code does, and says so: docs/brand.md.
export function watchAds(tracker: Tracker, signal: AbortSignal): void {
  const told = (event: Event) => {
    const label: unknown = event instanceof CustomEvent ? event.detail : undefined;
    const name = typeof label === "string" ? label : undefined;
    tracker.track("visits", { event_name: "ad", label: name });
  };
  addEventListener("marquee:ad", told, { signal });
}
