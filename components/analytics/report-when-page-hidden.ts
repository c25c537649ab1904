// The page is hidden, or left, and may not come back.
export function reportWhenPageHidden(report: () => void, signal: AbortSignal): void {
  const reportWhenHidden = () => document.visibilityState === "hidden" && report();
  document.addEventListener("visibilitychange", reportWhenHidden, { signal });
  addEventListener("pagehide", report, { signal });
}
