import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { hydrated } from "./support/hydrated.ts";

const film = site("demo", "/video/blue-hour-the-light-that-stays");
const playlists = (page: Page) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".m3u8")) asked.push(request.url());
  });
  return asked;
};
const play = (page: Page) => page.getByRole("button", { name: "Play", exact: true });

test("a film costs nothing until somebody turns to it", async ({ page }) => {
  const asked = playlists(page);
  await page.goto(film);
  await hydrated(page, play(page));
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await play(page).hover();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
});
