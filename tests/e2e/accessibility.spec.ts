import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { channels, plainAndMirrored, matrixUnlessPlain } from "./support/channels.ts";
import { waitForHydration } from "./support/hydrated.ts";

for (const { token, page: inside } of channels) {
  test(`a page of ${token} has no accessibility violations${matrixUnlessPlain(token)}`, async ({
    page,
  }) => {
    await page.goto(site(token, inside.url));
    await waitForHydration(page);
    await expectAccessible(page);
  });
}

for (const { token } of plainAndMirrored) {
  test(`the error screen of ${token} has no accessibility violations${matrixUnlessPlain(token)}`, async ({
    page,
    announce,
  }) => {
    announce(423);
    await page.goto(site(token, "/error?code=423"));
    await waitForHydration(page);
    await expectAccessible(page);
  });

  test(`the app's home page of ${token} has no accessibility violations${matrixUnlessPlain(token)}`, async ({
    page,
  }) => {
    await page.goto(site(token, "/mobile"));
    await waitForHydration(page);
    await expectAccessible(page);
  });
}

/** The longest running animation of the page after it is rendered, in milliseconds. */
async function maxAnimationMs(page: Page): Promise<number> {
  await page.goto(site("demo"));
  await waitForHydration(page);
  // Scrolling down hides the bar.
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 600);
  return page.evaluate(async () => {
    let maxMs = 0;
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(requestAnimationFrame);
      for (const { effect } of document.getAnimations()) {
        maxMs = Math.max(maxMs, Number(effect?.getComputedTiming().duration));
      }
    }
    return maxMs;
  });
}

test("animations run only for viewers who do not prefer reduced motion", async ({ page }) => {
  expect(await maxAnimationMs(page)).toBeGreaterThan(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await maxAnimationMs(page)).toBeLessThanOrEqual(1);
});
