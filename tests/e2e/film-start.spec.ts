import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { waitForHydration } from "./support/hydrated.ts";

const film = site("demo", "/video/blue-hour-the-light-that-stays");
const playlists = (page: Page) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".m3u8")) requested.push(request.url());
  });
  return requested;
};
const play = (page: Page) => page.getByRole("button", { name: "Play", exact: true });

test("a film loads nothing until the viewer approaches its player", async ({ page }) => {
  const requested = playlists(page);
  await page.goto(film);
  await waitForHydration(page, play(page));
  await page.waitForLoadState("networkidle");
  expect(requested).toEqual([]);
  await play(page).hover();
  await expect.poll(() => requested.length).toBeGreaterThan(1);
});
