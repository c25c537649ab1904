import type { Tracker } from "@/lib/analytics/tracker";
import { reportWhenPageHidden } from "./report-when-page-hidden";

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

const lastingMs = 40;
const gapMs = 1_000;
const windowMs = 5_000;

// Web Vitals of the first page of a visit, reported once, when it is hidden: layout shift, largest paint, slowest
// interaction, first paint and first byte. Values are milliseconds, of the shift its score.
export function trackWebVitals(tracker: Tracker, signal: AbortSignal): void {
  const values = new Map<string, number>();
  let shifts = { from: 0, to: 0, value: 0 };
  const byType: Record<string, (entry: PerformanceEntry) => void> = {
    "largest-contentful-paint": ({ startTime }) => values.set("LCP", startTime),
    paint: ({ name, startTime }) => {
      if (name === "first-contentful-paint") values.set("FCP", startTime);
    },
    navigation: (entry) => values.set("TTFB", (entry as PerformanceNavigationTiming).responseStart),
    "layout-shift": (entry) => {
      const { startTime, value, hadRecentInput } = entry as Shift;
      if (hadRecentInput) return;
      const goesOn = startTime - shifts.to < gapMs && startTime - shifts.from < windowMs;
      shifts = goesOn
        ? { ...shifts, to: startTime, value: shifts.value + value }
        : { from: startTime, to: startTime, value };
      values.set("CLS", Math.max(values.get("CLS") ?? 0, shifts.value));
    },
    event: (entry) => {
      const { interactionId: id, duration } = entry as PerformanceEventTiming;
      if (id) values.set("INP", Math.max(values.get("INP") ?? 0, duration));
    },
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) byType[entry.entryType]?.(entry);
  });
  const supported = new Set(PerformanceObserver.supportedEntryTypes);
  for (const type of Object.keys(byType)) {
    if (!supported.has(type)) continue;
    observer.observe({
      type,
      buffered: true,
      durationThreshold: lastingMs,
    } as PerformanceObserverInit);
  }
  const report = () => {
    for (const entry of observer.takeRecords()) byType[entry.entryType]?.(entry);
    observer.disconnect();
    for (const [label, value] of values) {
      tracker.track("visits", { event_name: "web_vital", label, value: rounded(value) });
    }
    values.clear();
  };
  reportWhenPageHidden(report, signal);
  signal.addEventListener("abort", () => observer.disconnect());
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
