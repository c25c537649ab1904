import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { plainAndMirrored, matrixUnlessPlain } from "./support/channels.ts";
import { pressTab, tabTo } from "./support/focus.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { nextCaption, expectPlaying, readPlayback, videoOf } from "./support/player.ts";

test("the keyboard alone opens and plays a film from the home page", async ({ page }) => {
  await page.goto(site("demo"));
  await waitForHydration(page);
  expect((await pressTab(page)).name).toBe("Skip to content");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await tabTo(page, "Play");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/video\//);
  await expectPlaying(page);
});

test("the keyboard alone plays, seeks, captions and mutes a film", async ({ page }) => {
  await page.goto(site("demo", "/video/blue-hour-the-light-that-stays"));
  await startByKey(page);
  await page.keyboard.press("l");
  await expect.poll(async () => (await readPlayback(page)).time).toBeGreaterThan(10);
  await page.keyboard.press("c");
  await nextCaption(page);
  await page.keyboard.press("m");
  await expect(videoOf(page)).toHaveJSProperty("muted", true);
  await page.keyboard.press("k");
  await expect(videoOf(page)).toHaveJSProperty("paused", true);
});

async function startByKey(page: Page): Promise<void> {
  const play = page.getByRole("button", { name: "Play", exact: true });
  await waitForHydration(page, play);
  await play.press("Enter");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expectPlaying(page);
}

for (const { token } of plainAndMirrored) {
  test(`tabbing through the top of ${token} always shows the focus${matrixUnlessPlain(token)}`, async ({
    page,
  }) => {
    await page.goto(site(token));
    await waitForHydration(page);
    for (let stop = 0; stop < 20; stop += 1) {
      const { name, isVisible } = await pressTab(page);
      expect(isVisible, `the focus on "${name}" is seen`).toBe(true);
    }
  });
}
