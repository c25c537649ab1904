import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { findAxeViolations } from "./support/axe-violations.ts";
import { plainAndMirrored, matrixUnlessPlain } from "./support/channels.ts";
import {
  captionsShown,
  choose,
  expectPlaying,
  nextCaption,
  seekOf,
  videoOf,
  watch,
} from "./support/player.ts";

const film = site("demo", "/video/blue-hour-the-light-that-stays");

for (const { token, film } of plainAndMirrored) {
  test(`a film of ${token} plays and its frames advance${matrixUnlessPlain(token)}`, async ({
    page,
  }) => {
    await watch(page, site(token, film));
    await expectPlaying(page);
  });
}

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

test("hovering over the seek bar shows a still of the storyboard", async ({ page }) => {
  await watch(page, film);
  await expectPlaying(page);
  await seekOf(page).hover();
  await expect(page.locator('[style*="storyboard"]')).toBeVisible();
});

test("the spoken line is readable in the transcript with its time, with any brand colour", async ({
  page,
}) => {
  await watch(page, site("lumen", "/video/skerry-light-one"));
  const lines = page.getByRole("tabpanel", { name: "Transcript" }).getByRole("button");
  await lines.nth(3).click();
  await expect(lines.nth(3)).toHaveAttribute("aria-current", "true");
  expect(await findAxeViolations(page, '[role="tabpanel"] [aria-current]')).toEqual([]);
});

test("a click on Play takes effect while the player is still loading", async ({ page }) => {
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
