/**
 * Calls `then` once the screen shows the page and whatever was there to draw when it was called: what it does would
 * delay that. A page is hidden until its titles can be drawn (lib/page-scripts/ready-titles.ts), and a frame is on the
 * screen a while after its last script.
 */
export function whenShown(then: () => void): void {
  requestAnimationFrame(() => {
    if (!PerformanceObserver.supportedEntryTypes.includes("paint")) return setTimeout(then);
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName("first-contentful-paint").length === 0) return;
      observer.disconnect();
      then();
    }).observe({ type: "paint", buffered: true });
  });
}
