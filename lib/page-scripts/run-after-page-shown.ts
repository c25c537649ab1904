/**
 * Calls `then` once the screen shows everything that was to be rendered when `runAfterPageShown` was called, because `then`
 * would delay that. A page is hidden until its titles can be rendered (lib/page-scripts/load-title-font.ts), and a frame
 * is shown a while after its last script.
 */
export function runAfterPageShown(then: () => void): void {
  requestAnimationFrame(() => {
    if (!PerformanceObserver.supportedEntryTypes.includes("paint")) return setTimeout(then);
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName("first-contentful-paint").length === 0) return;
      observer.disconnect();
      then();
    }).observe({ type: "paint", buffered: true });
  });
}
