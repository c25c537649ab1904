import type { Page } from "playwright/test";
import { waitForHydration } from "../../tests/e2e/support/hydrated.ts";

/**
 * Waits until nothing in the window is still on its way: React has taken over, its faces are there or given up,
 * what it requests has come, pictures are decoded, and what moves has arrived. A page on which a film plays sends requests
 * on and on: `settle(page, { isQuiet: false })`.
 */
export async function waitUntilSettled(page: Page, { isQuiet = true } = {}): Promise<void> {
  await waitForHydration(page);
  if (isQuiet) await page.waitForLoadState("networkidle");
  await page.waitForFunction(isComplete);
  await page.evaluate(afterNextFrame);
}

function isComplete(): boolean {
  const isShown = (image: HTMLImageElement) => {
    const { top, left, bottom, right, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  const moves = (animation: Animation) =>
    animation.playState === "running" && animation.effect?.getTiming().iterations === 1;
  return (
    document.fonts.status === "loaded" &&
    [...document.images].filter(isShown).every(({ complete }) => complete) &&
    !document.getAnimations().some(moves)
  );
}

async function afterNextFrame(): Promise<void> {
  const come = [...document.images].filter(({ complete }) => complete);
  // One that is broken has nothing to decode.
  await Promise.all(come.map((image) => image.decode().catch(() => {})));
  await new Promise((done) => requestIdleCallback(done));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
