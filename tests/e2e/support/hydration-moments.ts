import type { Page } from "playwright/test";
import { holdScripts } from "./hold-scripts.ts";
import { slowdown } from "../../support/slow-cpu.ts";
import { hydrated } from "./hydrated.ts";

/** When a page is touched: its scripts are not there, React is at work in it, React is done. */
export const moments = ["before", "during", "after"] as const;
export type HydrationMoment = (typeof moments)[number];

/**
 * Opens a page for a touch at one moment of its hydration. Call the answer after the touch: it lets the
 * scripts go where they are held back. For `during` the page runs six times slower until then, and hydrates
 * for longer than a touch takes.
 */
export async function openAt(
  page: Page,
  address: string,
  moment: HydrationMoment,
): Promise<() => void> {
  if (moment === "after") {
    await page.goto(address);
    await hydrated(page);
    return () => {};
  }
  const release = await holdScripts(page);
  if (moment === "before") {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    return release;
  }
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 * slowdown });
  await page.goto(address, { waitUntil: "domcontentloaded" });
  release();
  // React has the page, and hydrates it in a task of its own.
  await page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith("__reactContainer")),
  );
  // The page may be gone by then.
  return () =>
    void session.send("Emulation.setCPUThrottlingRate", { rate: slowdown }).catch(() => undefined);
}
