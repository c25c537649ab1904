import type { Page } from "playwright/test";

/** Counts how far things on the page jump while it loads; call it before going there. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput) {
          sum += Number(entry.value);
        }
      }
      document.documentElement.dataset.shifted = String(sum);
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.shifted ?? 0));
}
