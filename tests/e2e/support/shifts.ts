import type { Page } from "playwright/test";

type Shift = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/**
 * Counts the layout shifts of the page while it loads, or those `within` an element. Call it before navigating.
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
