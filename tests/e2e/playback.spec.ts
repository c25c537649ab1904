import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { axeFaults } from "./support/axe-faults.ts";
import { plainAndMirrored, fullUnlessPlain } from "./support/channels.ts";
import { hydrated } from "./support/hydrated.ts";
import {
  captionsShown,
  choose,
  expectPlaying,
  nextCaption,
  seekOf,
  shown,
  videoOf,
  watch,
} from "./support/player.ts";

const film = site("demo", "/video/blue-hour-the-light-that-stays");

for (const { token, film } of plainAndMirrored) {
  test(`a film of ${token} plays and its picture moves${fullUnlessPlain(token)}`, async ({
    page,
  }) => {
    await watch(page, site(token, film));
    await expectPlaying(page);
  });
}

test("the slider seeks with the keyboard @full", async ({ page }) => {
  await watch(page, film);
  await expectPlaying(page);
  await seekOf(page).press("PageUp");
  await expect.poll(async () => (await shown(page)).time).toBeGreaterThan(60);
  await expectPlaying(page);
  await seekOf(page).press("Home");
  await expect.poll(async () => (await shown(page)).time).toBeLessThan(50);
});

test("captions appear in two languages, and the choice is remembered", async ({ page }) => {
  await watch(page, film);
  await page.getByRole("button", { name: "Captions" }).click();
  const english = await nextCaption(page);
  const showing = () => captionsShown(page);
  await choose(page, "Captions", "Deutsch");
  await expect.poll(showing).toEqual(["de"]);
  expect(await nextCaption(page)).not.toBe(english);
  await watch(page, film);
  await expect.poll(showing).toEqual(["de"]);
});

test("captions come back in the language last used, in the next film too @full", async ({
  page,
}) => {
  await watch(page, film);
  await choose(page, "Captions", "Deutsch");
  const captions = page.getByRole("button", { name: "Captions" });
  await captions.click();
  await expect.poll(() => captionsShown(page)).toEqual([]);
  await captions.click();
  await expect.poll(() => captionsShown(page)).toEqual(["de"]);
  await captions.click();
  await watch(page, site("demo", "/video/winter-pier"));
  await expectPlaying(page);
  await captions.click();
  await expect.poll(() => captionsShown(page)).toEqual(["de"]);
});

test("who reads German turns German captions on @full", async ({ page }) => {
  await page.goto(`${film}?lng=de`);
  const play = page.getByRole("button", { name: "Abspielen", exact: true });
  await hydrated(page, play);
  await play.click();
  await expectPlaying(page);
  await page.keyboard.press("c");
  await expect.poll(() => captionsShown(page)).toEqual(["de"]);
});

test("the quality menu changes the picture's size", async ({ page }) => {
  await watch(page, film);
  await choose(page, "Quality", "240p");
  // Where nothing is loaded yet.
  await seekOf(page).press("3");
  await expect(videoOf(page)).toHaveJSProperty("videoHeight", 240, { timeout: 30_000 });
  await choose(page, "Quality", "480p");
  await seekOf(page).press("7");
  await expect(videoOf(page)).toHaveJSProperty("videoHeight", 480, { timeout: 30_000 });
  await expectPlaying(page);
});

test("speed, volume and silence survive a reload @full", async ({ page }) => {
  await watch(page, film);
  await choose(page, "Speed", "1.5×");
  await page.getByRole("slider", { name: "Volume" }).press("ArrowLeft");
  await page.getByRole("button", { name: "Mute" }).click();
  await expect(page.getByRole("button", { name: "Unmute" })).toBeVisible();
  await watch(page, film);
  await expect(page.getByRole("button", { name: "Unmute" })).toBeVisible();
  await expect(videoOf(page)).toHaveJSProperty("playbackRate", 1.5);
  await expect(videoOf(page)).toHaveJSProperty("muted", true);
  await page.getByRole("button", { name: "Unmute" }).click();
  await expect(page.getByRole("slider", { name: "Volume" })).toHaveValue("95");
});

test("a still of the storyboard shows over the seek bar", async ({ page }) => {
  await watch(page, film);
  await expectPlaying(page);
  await seekOf(page).hover();
  await expect(page.locator('[style*="storyboard"]')).toBeVisible();
});

test("a chapter in the panel leads to its place @full", async ({ page }) => {
  await watch(page, film);
  await page.getByRole("tab", { name: "Chapters" }).click();
  const chapters = page.getByRole("tabpanel", { name: "Chapters" });
  await chapters.getByRole("button", { name: "Blue hour", exact: false }).first().click();
  await expect.poll(async () => (await shown(page)).time).toBeGreaterThan(880);
  await expectPlaying(page);
});

test("a chapter chosen before the film has begun is where it begins @full", async ({ page }) => {
  await page.goto(film);
  await hydrated(page, page.getByRole("button", { name: "Play", exact: true }));
  await page.getByRole("tab", { name: "Chapters" }).click();
  await page.getByRole("tabpanel").getByRole("button", { name: "Evening" }).click();
  await expect.poll(async () => (await shown(page)).time).toBeGreaterThan(1_330);
  await expectPlaying(page);
});

test("the transcript can be read, and begun from, before the film plays @full", async ({
  page,
}) => {
  await page.goto(film);
  const lines = page.getByRole("tabpanel", { name: "Transcript" }).getByRole("button");
  await expect(lines.nth(20)).toBeAttached();
  await expect(videoOf(page)).toHaveJSProperty("paused", true);
  await lines.nth(20).click();
  await expect.poll(async () => (await shown(page)).time).toBeGreaterThan(60);
  await expectPlaying(page);
});

test("the line that is heard can be read with its time, whatever the brand's colour", async ({
  page,
}) => {
  await watch(page, site("lumen", "/video/skerry-light-one"));
  const lines = page.getByRole("tabpanel", { name: "Transcript" }).getByRole("button");
  await lines.nth(3).click();
  await expect(lines.nth(3)).toHaveAttribute("aria-current", "true");
  expect(await axeFaults(page, '[role="tabpanel"] [aria-current]')).toEqual([]);
});

test("on a phone the transcript's lines are there once its panel is opened @full", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await watch(page, film);
  await expectPlaying(page);
  const lines = page.locator("aside [role=tabpanel] button");
  await expect(lines).toHaveCount(0);
  await page.getByRole("button", { name: "Transcript" }).click();
  await expect(lines.nth(20)).toBeAttached();
});

test("who goes back from the end sees it again, who stops at the end stays @full", async ({
  page,
}) => {
  await watch(page, film);
  await expectPlaying(page);
  await seekOf(page).press("End");
  await expect(videoOf(page)).toHaveJSProperty("ended", true);
  await page.keyboard.press("l");
  await expect(videoOf(page)).toHaveJSProperty("paused", true);
  await page.keyboard.press("j");
  await expect(videoOf(page)).toHaveJSProperty("paused", false);
  await expectPlaying(page);
});

test("a press of play is answered while the player itself is still on its way", async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/chunks\/.*\.js|\.m4s/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(film, { waitUntil: "commit" });
  const play = page.getByRole("button", { name: "Play", exact: true });
  await play.click();
  await expect(play).toHaveAttribute("aria-busy", "true");
  await expect(play.locator("i")).toBeVisible();
  gate.resolve();
  await expectPlaying(page);
  await expect(play).toHaveCount(0);
});

test("the poster stays until the film has a picture @full", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\.m4s/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await watch(page, film);
  const poster = page
    .getByRole("region", { name: "Blue Hour: The Light That Stays" })
    .locator("img");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(poster).toHaveCount(1);
  gate.resolve();
  await expectPlaying(page);
  await expect(poster).toHaveCount(0);
});

test("the transcript follows the film @full", async ({ page }) => {
  await watch(page, film);
  await page.getByRole("tab", { name: "Transcript" }).click();
  const panel = page.getByRole("tabpanel", { name: "Transcript" });
  const current = panel.locator("[aria-current]");
  await expect(current).toHaveCount(1);
  const before = String(await current.textContent());
  const scrolled = () => panel.evaluate((element) => element.scrollTop);
  await seekOf(page).press("5");
  await expect(current).not.toHaveText(before);
  await expect(current).toHaveCount(1);
  await expect(current).toBeInViewport();
  await expect.poll(scrolled).toBeGreaterThan(0);
});

test("the question mark lists the shortcuts, Escape closes the list @full", async ({ page }) => {
  await watch(page, film);
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
});

test("the player fills the screen and comes back @full", async ({ page }) => {
  await watch(page, film);
  const picture = () =>
    videoOf(page).evaluate((video) => {
      const { width, height } = video.getBoundingClientRect();
      return width === innerWidth && height === innerHeight;
    });
  expect(await picture()).toBe(false);
  await page.getByRole("button", { name: "Enter fullscreen" }).click();
  await expect.poll(picture).toBe(true);
  await page.getByRole("button", { name: "Exit fullscreen" }).click();
  await expect(page.getByRole("button", { name: "Enter fullscreen" })).toBeVisible();
  await expect.poll(picture).toBe(false);
});
