import { site } from "../support/addresses.ts";
import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import {
  expectPlaying,
  pressPlay,
  seekOf,
  readPlayback,
  videoOf,
  watch,
} from "./support/player.ts";

const film = site("demo", "/video/blue-hour-the-light-that-stays");

test("a lost network is shown, and the film resumes by itself", async ({
  page,
  context,
  announce,
}) => {
  announce("Failed to load resource: net::ERR_INTERNET_DISCONNECTED");
  // A film of the catalogue repeats its segments: cached ones would play on. A route disables the cache.
  await page.route(/\.m4s/, (route) => route.continue());
  await watch(page, film);
  await expectPlaying(page);
  await context.setOffline(true);
  const refused = page.waitForEvent("requestfailed", (request) =>
    Boolean(request.failure()?.errorText.includes("DISCONNECTED")),
  );
  // Seeks beyond the segments that are loaded.
  await seekOf(page).press("5");
  const alert = page.getByRole("alert").filter({ hasText: "The connection was lost" });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole("button", { name: "Try again" })).toBeVisible();
  const place = (await readPlayback(page)).time;
  expect(place).toBeGreaterThan(1_500);
  // The player reports the loss before a busy browser does.
  await refused;
  await context.setOffline(false);
  await expect(alert).toBeHidden();
  await expectPlaying(page);
  expect((await readPlayback(page)).time).toBeGreaterThan(place);
});

test('media that fails shows an error, and "Try again" plays it @matrix', async ({
  page,
  announce,
}) => {
  announce(500, "Failed to load resource: net::ERR_BLOCKED_BY_ORB");
  await consoleApi.setFault({ call: "media", kind: "error" });
  await page.goto(film);
  await pressPlay(page);
  const alert = page.getByRole("alert").filter({ hasText: "The connection was lost" });
  await expect(alert).toBeVisible({ timeout: 40_000 });
  // No position needs to be restored yet, and only one error is shown.
  await expect(alert).not.toContainText("place");
  await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
  await consoleApi.clearFaults();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toBeHidden();
  await expectPlaying(page);
});

test("a segment that cannot be decoded is requested again, and the film resumes by itself", async ({
  page,
}) => {
  let spoils = false;
  await page.route(/\d\.m4s/, async (route) => {
    if (!spoils) return route.continue();
    spoils = false;
    const response = await route.fetch();
    const body = await response.body();
    body.fill(255, body.indexOf("mdat") + 4);
    await route.fulfill({ response: response, body });
  });
  await watch(page, film);
  await expectPlaying(page);
  spoils = true;
  await seekOf(page).press("5");
  await expect.poll(() => spoils).toBe(false);
  await expect.poll(async () => (await readPlayback(page)).time).toBeGreaterThan(1_500);
  await expectPlaying(page);
});

test("without media source extensions the browser plays the playlist itself", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["MediaSource", "ManagedMediaSource", "WebKitMediaSource"]) {
      Reflect.deleteProperty(globalThis, name);
    }
  });
  await page.goto(film);
  await expect(videoOf(page)).toHaveAttribute("src", /\/master\.m3u8$/);
});

test("a film whose controls fail to load plays with the browser's controls", async ({
  page,
  announce,
}) => {
  announce("Failed to load resource: net::ERR_FAILED");
  const html = String(await (await page.goto(film))?.text());
  // Later requests of the page are not in its HTML.
  await page.route(
    ({ pathname }) => pathname.endsWith(".css") && !html.includes(pathname),
    (route) => route.abort(),
  );
  await page.reload();
  await pressPlay(page);
  await expect(videoOf(page)).toHaveAttribute("controls");
  await expectPlaying(page);
});
