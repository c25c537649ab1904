import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { expectPlaying, pressPlay, seekOf, shown, videoOf, watch } from "./support/player.ts";
import { readPage } from "./support/read-page.ts";

const film = site("demo", "/video/blue-hour-the-light-that-stays");
const mini = "Mini player";

test("up next plays the following episode, and its page says which one it is @full", async ({
  page,
}) => {
  await watch(page, film);
  await expectPlaying(page);
  await seekOf(page).press("End");
  const offer = page.getByRole("group", { name: "Up next" });
  await expect(offer).toContainText("Blue Hour: Reed Time");
  await offer.getByRole("link", { name: "Play" }).click();
  await expect(page).toHaveURL(/\/video\/blue-hour-reed-time$/);
  await expectPlaying(page);
  await expect(page.getByText("Blue Hour · Episode 2 of 5")).toBeVisible();
  const current = page.getByRole("listitem").filter({ hasText: "Now playing" });
  await expect(current.getByRole("heading", { name: "Reed Time", exact: true })).toBeVisible();
});

test("the page of an episode says which one it is", async () => {
  const { document } = await readPage("demo", { path: "/video/blue-hour-reed-time" });
  expect(document.body.textContent).toContain("Blue Hour · Episode 2 of 5");
  const current = document.querySelector('li[aria-current="true"]');
  expect(current?.querySelector("h3")?.textContent).toBe("Reed Time");
});

test("an episode says that it plays once it does", async ({ page }) => {
  await page.goto(film);
  const playing = page.getByRole("listitem").getByText("Now playing", { exact: true });
  await expect(playing).toBeHidden();
  await pressPlay(page);
  await expectPlaying(page);
  await expect(playing).toBeVisible();
});

/** The stage of the film and what it is drawn on, in a window of 1440 by 900; the title is in the first screen. */
async function stageOf(page: Page, address: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const player = page.locator("[data-player]");
  return { heading, player, stage: player.locator("xpath=../..") };
}

test("a film has no bars, and stands in the dark up to the window's edges", async ({ page }) => {
  const { player, stage } = await stageOf(page, site("demo", "/video/blue-hour-reed-time"));
  const box = await player.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 2);
  expect(box?.height).toBeLessThanOrEqual(0.8 * 900 + 1);
  await expect(stage).toHaveCSS("background-color", /^oklab\(0\.[12]\d* -?0\.0[0-4]/);
  expect((await stage.boundingBox())?.width).toBe(1440);
});

test("BE-146 on a light page the film begins where its title does, and leaves room for what it says", async ({
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

test("a film goes on in the mini player while its viewer browses, and comes back @full", async ({
  page,
}) => {
  await watch(page, film);
  await expectPlaying(page);
  await videoOf(page).evaluate((video) => {
    Object.assign(window, { film: video, stops: 0 });
    const stop = () => Object.assign(window, { stops: 1 });
    for (const event of ["pause", "emptied"]) video.addEventListener(event, stop);
  });
  const isSame = () => videoOf(page).evaluate((video) => video === Reflect.get(window, "film"));
  const before = await shown(page);
  await page.getByRole("link", { name: "Series", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Series" })).toBeVisible();
  const corner = page.getByRole("region", { name: mini });
  await expect(corner.locator("video")).toBeVisible();
  expect(await isSame()).toBe(true);
  await expectPlaying(page);
  await page.getByRole("link", { name: "All films", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "All films" })).toBeVisible();
  await expectPlaying(page);
  await corner.getByRole("link", { name: "Blue Hour: The Light That Stays" }).click();
  await expect(page.getByRole("main").locator("video")).toBeVisible();
  await expect(corner).toHaveCount(0);
  expect(await isSame()).toBe(true);
  await expectPlaying(page);
  expect((await shown(page)).time).toBeGreaterThan(before.time);
  expect(await page.evaluate(() => Reflect.get(window, "stops"))).toBe(0);
});

test("captions keep the style that was chosen, over a reload and in fullscreen @full", async ({
  page,
}) => {
  await watch(page, film);
  await page.getByRole("button", { name: "Captions" }).click();
  const color = () =>
    videoOf(page).evaluate((video) => getComputedStyle(video).getPropertyValue("--cue-color"));
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("menuitem", { name: "Caption style" }).click();
  await page.getByRole("menuitem", { name: "Text colour" }).click();
  await page.getByRole("menuitemradio", { name: "Yellow" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(color).toBe("rgb(255 226 77)");
  await watch(page, film);
  await expect.poll(color).toBe("rgb(255 226 77)");
  await page.getByRole("button", { name: "Enter fullscreen" }).click();
  await expect(page.getByRole("button", { name: "Exit fullscreen" })).toBeVisible();
  expect(await color()).toBe("rgb(255 226 77)");
});

test("a small player's menu has all of its lines in the window, and Escape leads back", async ({
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

test("what is found in the transcript comes into view, and the page stays where it is", async ({
  page,
}) => {
  await watch(page, film);
  await expectPlaying(page);
  const panel = page.getByRole("tabpanel", { name: "Transcript" });
  const field = panel.getByRole("searchbox");
  await field.fill("ISLANDS");
  await expect(panel.getByRole("status")).toHaveText(/^1 of \d+$/);
  for (let press = 0; press < 12; press += 1) await field.press("Enter");
  await expect(panel.locator("mark[data-at]")).toBeInViewport();
  expect(await panel.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("two taps of a finger skip ten seconds, and each further one ten more @full", async ({
  browser,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  await watch(page, film);
  await expectPlaying(page);
  const before = await shown(page);
  const box = await videoOf(page).boundingBox();
  const right = { x: (box?.x ?? 0) + (box?.width ?? 0) * 0.9, y: (box?.y ?? 0) + 60 };
  for (let tap = 0; tap < 3; tap += 1) await page.touchscreen.tap(right.x, right.y);
  await expect.poll(async () => (await shown(page)).time).toBeGreaterThan(before.time + 20);
  await context.close();
});

test("the lock screen knows the film, and nothing once it is closed @full", async ({ page }) => {
  await watch(page, film);
  const title = () => page.evaluate(() => navigator.mediaSession.metadata?.title);
  await expect.poll(title).toBe("Blue Hour: The Light That Stays");
  await page.getByRole("link", { name: "Series", exact: true }).first().click();
  const corner = page.getByRole("region", { name: mini });
  await expect(corner).toBeVisible();
  await expect.poll(title).toBe("Blue Hour: The Light That Stays");
  await corner.getByRole("button", { name: "Close" }).click();
  await expect.poll(title).toBeUndefined();
});

test("after four hours of play without a touch the viewer is asked, and goes on @full", async ({
  page,
}) => {
  await page.clock.install();
  await watch(page, film);
  await expectPlaying(page);
  await page.clock.setSystemTime(Date.now() + 5 * 3_600_000);
  const question = page.getByRole("alertdialog", { name: "Still watching?" });
  await expect(question).toBeVisible();
  await expect(videoOf(page)).toHaveJSProperty("paused", true);
  await question.getByRole("button", { name: "Keep watching" }).click();
  await expect(question).toHaveCount(0);
  await expectPlaying(page);
});
