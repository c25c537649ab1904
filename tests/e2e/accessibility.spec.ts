import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { barsNobody } from "./support/bars-nobody.ts";
import { channels, plainAndMirrored, matrixUnlessPlain } from "./support/channels.ts";
import { hydrated } from "./support/hydrated.ts";

for (const { token, page: inside } of channels) {
  test(`nothing bars anybody from a page of ${token}${matrixUnlessPlain(token)}`, async ({
    page,
  }) => {
    await page.goto(site(token, inside.url));
    await hydrated(page);
    await barsNobody(page);
  });
}

for (const { token } of plainAndMirrored) {
  test(`nothing bars anybody from the error screen of ${token}${matrixUnlessPlain(token)}`, async ({
    page,
    announce,
  }) => {
    announce(423);
    await page.goto(site(token, "/error?code=423"));
    await hydrated(page);
    await barsNobody(page);
  });

  test(`nothing bars anybody from the app's home page of ${token}${matrixUnlessPlain(token)}`, async ({
    page,
  }) => {
    await page.goto(site(token, "/mobile"));
    await hydrated(page);
    await barsNobody(page);
  });
}

/** The longest animation of the page's, once it is drawn: milliseconds. */
async function maxAnimationMs(page: Page): Promise<number> {
  await page.goto(site("demo"));
  await hydrated(page);
  // The bar leaves on the way down.
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

test("nothing moves for who wants less motion, and something does for others", async ({ page }) => {
  expect(await maxAnimationMs(page)).toBeGreaterThan(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await maxAnimationMs(page)).toBeLessThanOrEqual(1);
});
