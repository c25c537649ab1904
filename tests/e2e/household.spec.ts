import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { seeded, signIn } from "../support/sign-in.ts";
import { hydrated } from "./support/hydrated.ts";
import { expectPlaying, pressPlay } from "./support/player.ts";

const film = site("demo", "/video/blue-hour-the-light-that-stays");
const phone =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36";

/** Signs the household in, on one device more than its pass allows, and makes room by removing this one. */
async function takePlaceOf(page: Page, device: RegExp): Promise<void> {
  await signIn(page, site("demo"), seeded("demo", "household"));
  const answer = await page.goto(film);
  expect(answer?.status()).toBe(429);
  await expect(page.getByText("You are 1 device over the limit.")).toBeVisible();
  const goOn = page.getByRole("button", { name: "Continue" });
  await hydrated(page, goOn);
  await page.getByRole("button", { name: device }).click();
  await goOn.click();
  await pressPlay(page);
  await expectPlaying(page);
}

test("a household at its limit: each new device takes the place of another, which is told why @full", async ({
  browser,
  page,
  announce,
}) => {
  announce(429);
  const context = await browser.newContext({ userAgent: phone });
  const first = await context.newPage();
  await takePlaceOf(first, /^Remove Windows, Chrome/);
  await takePlaceOf(page, /^Remove Google Pixel 8, Chrome/);
  await first.reload();
  await expect(first).toHaveURL(site("demo", "/user/signIn"));
  await expect(first.getByText("This device was removed from your account.")).toBeVisible();
  await context.close();
});
