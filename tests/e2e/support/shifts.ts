import type { Page } from "playwright/test";

type Shift = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/**
 * Counts how far things on the page jump while it loads, or those `within` an element; call it before going there.
 */
export async function watchShifts(page: Page, within = "html"): Promise<() => Promise<number>> {
  await page.addInitScript((part) => {
    let sum = 0;
    const isWithin = (node: Node | null) =>
      (node instanceof Element ? node : node?.parentElement)?.closest(part);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as Shift;
        const counts = part === "html" || sources.some(({ node }) => isWithin(node));
        if (!hadRecentInput && counts) sum += value;
      }
      document.documentElement.dataset.shifted = String(sum);
    }).observe({ type: "layout-shift", buffered: true });
  }, within);
  return () => page.evaluate(() => Number(document.documentElement.dataset.shifted ?? 0));
}
