import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { expectPlaying, pressPlay, watch } from "./support/player.ts";
import { readPage } from "./support/read-page.ts";

const film = site("demo", "/video/blue-hour-the-light-that-stays");

test("the page of an episode shows which episode it is", async () => {
  const { document } = await readPage("demo", { path: "/video/blue-hour-reed-time" });
  expect(document.body.textContent).toContain("Blue Hour · Episode 2 of 5");
  const current = document.querySelector('li[aria-current="true"]');
  expect(current?.querySelector("h3")?.textContent).toBe("Reed Time");
});

test("an episode is marked as playing once it plays", async ({ page }) => {
  await page.goto(film);
  const playing = page.getByRole("listitem").getByText("Now playing", { exact: true });
  await expect(playing).toBeHidden();
  await pressPlay(page);
  await expectPlaying(page);
  await expect(playing).toBeVisible();
});

/** The film's stage and its background, in a window of 1440 by 900, with the title in the first screen. */
async function stageOf(page: Page, address: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const player = page.locator("[data-player]");
  return { heading, player, stage: player.locator("xpath=../..") };
}

test("a film has no black bars, and its dark background reaches the window's edges", async ({
  page,
}) => {
  const { player, stage } = await stageOf(page, site("demo", "/video/blue-hour-reed-time"));
  const box = await player.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 2);
  expect(box?.height).toBeLessThanOrEqual(0.8 * 900 + 1);
  await expect(stage).toHaveCSS("background-color", /^oklab\(0\.[12]\d* -?0\.0[0-4]/);
  expect((await stage.boundingBox())?.width).toBe(1440);
});

test("BE-146 on a light page the film is aligned with its title, and leaves room for its texts", async ({
  page,
}) => {
  const { heading, player, stage } = await stageOf(
    page,
    site("academy", "/video/pick-one-and-split"),
  );
  const box = await player.boundingBox();
  expect(box?.x).toBe((await heading.boundingBox())?.x);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900 - 140);
  await expect(page.getByText("Added").first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Share" })).toBeInViewport({ ratio: 1 });
  await expect(stage).toHaveCSS("background-color", /^oklab\(0\.9\d* -?0\.0[0-4]/);
});

test("a small player's menu fits into the window, and Escape returns to the parent menu", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await watch(page, film);
  const settings = page.getByRole("button", { name: "Settings" });
  await settings.click();
  const menu = page.getByRole("menu", { name: "Settings" });
  await menu.getByRole("menuitem", { name: "Caption style" }).click();
  await expect(menu.getByRole("menuitem")).toHaveCount(7);
  for (const line of await menu.getByRole("menuitem").all())
    await expect(line).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(settings).toBeFocused();
});

test("a match in the transcript scrolls into view, and the page does not scroll", async ({
  page,
}) => {
  await watch(page, film);
  await expectPlaying(page);
  const panel = page.getByRole("tabpanel", { name: "Transcript" });
  const field = panel.getByRole("searchbox");
  await field.fill("ISLANDS");
  await expect(panel.getByText(/^1 of \d+$/)).toBeVisible();
  for (let press = 0; press < 12; press += 1) await field.press("Enter");
  await expect(panel.locator("mark[data-at]")).toBeInViewport();
  expect(await panel.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
