import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { plainAndMirrored, matrixUnlessPlain } from "./support/channels.ts";
import { tab, tabTo } from "./support/focus.ts";
import { hydrated } from "./support/hydrated.ts";
import { nextCaption, expectPlaying, shown, videoOf } from "./support/player.ts";

test("keys alone lead from the home page to a playing film", async ({ page }) => {
  await page.goto(site("demo"));
  await hydrated(page);
  expect((await tab(page)).name).toBe("Skip to content");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await tabTo(page, "Play");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/video\//);
  const play = page.getByRole("button", { name: "Play", exact: true });
  await hydrated(page, play);
  await tabTo(page, "Play");
  await page.keyboard.press("Enter");
  await expectPlaying(page);
});

test("keys alone play, seek, caption and silence a film", async ({ page }) => {
  await page.goto(site("demo", "/video/blue-hour-the-light-that-stays"));
  await startByKey(page);
  await page.keyboard.press("l");
  await expect.poll(async () => (await shown(page)).time).toBeGreaterThan(10);
  await page.keyboard.press("c");
  await nextCaption(page);
  await page.keyboard.press("m");
  await expect(videoOf(page)).toHaveJSProperty("muted", true);
  await page.keyboard.press("k");
  await expect(videoOf(page)).toHaveJSProperty("paused", true);
});

async function startByKey(page: Page): Promise<void> {
  const play = page.getByRole("button", { name: "Play", exact: true });
  await hydrated(page, play);
  await play.press("Enter");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expectPlaying(page);
}

for (const { token } of plainAndMirrored) {
  test(`whoever tabs through the top of ${token} always sees where they are${matrixUnlessPlain(token)}`, async ({
    page,
  }) => {
    await page.goto(site(token));
    await hydrated(page);
    for (let stop = 0; stop < 20; stop += 1) {
      const { name, isVisible } = await tab(page);
      expect(isVisible, `the focus on "${name}" is seen`).toBe(true);
    }
  });
}
