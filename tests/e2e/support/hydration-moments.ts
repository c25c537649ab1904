import type { Page } from "playwright/test";
import { holdScripts } from "./hold-scripts.ts";
import { slowdown } from "../../support/slow-cpu.ts";
import { waitForHydration } from "./hydrated.ts";

/** The moment of an input: before the scripts load, during hydration, or after it. */
export const moments = ["before", "during", "after"] as const;
export type HydrationMoment = (typeof moments)[number];

/**
 * Opens a page for an input at one moment of its hydration. Call the returned function after the input: it releases
 * scripts that are blocked. For `during` the page runs six times slower until then, so that hydration takes
 * longer than an input.
 */
export async function openAtMoment(
  page: Page,
  address: string,
  moment: HydrationMoment,
): Promise<() => void> {
  if (moment === "after") {
    await page.goto(address);
    await waitForHydration(page);
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
  // React has attached to the page, and hydrates it in a separate task.
  await page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith("__reactContainer")),
  );
  // The page may be closed by then.
  return () =>
    void session.send("Emulation.setCPUThrottlingRate", { rate: slowdown }).catch(() => undefined);
}
