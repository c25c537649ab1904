import { site } from "../support/addresses.ts";
import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { expectPlaying, pressPlay, seekOf, shown, videoOf, watch } from "./support/player.ts";

const film = site("demo", "/video/blue-hour-the-light-that-stays");

test("a lost network is told, and the film goes on by itself", async ({
  page,
  context,
  announce,
}) => {
  announce("Failed to load resource: net::ERR_INTERNET_DISCONNECTED");
  // A film of ours repeats its pieces: those in the browser's cache, which a route switches off, would play on.
  await page.route(/\.m4s/, (route) => route.continue());
  await watch(page, film);
  await expectPlaying(page);
  await context.setOffline(true);
  const refused = page.waitForEvent("requestfailed", (request) =>
    Boolean(request.failure()?.errorText.includes("DISCONNECTED")),
  );
  // Past what is loaded already.
  await seekOf(page).press("5");
  const alert = page.getByRole("alert").filter({ hasText: "The connection was lost" });
  await expect(alert).toBeVisible();
  await expect(alert.getByRole("button", { name: "Try again" })).toBeVisible();
  const place = (await shown(page)).time;
  expect(place).toBeGreaterThan(1_500);
  // The player tells of it before a busy browser does.
  await refused;
  await context.setOffline(false);
  await expect(alert).toBeHidden();
  await expectPlaying(page);
  expect((await shown(page)).time).toBeGreaterThan(place);
});

test('media that fails is told, and "Try again" mends it @matrix', async ({ page, announce }) => {
  announce(500, "Failed to load resource: net::ERR_BLOCKED_BY_ORB");
  await consoleApi.setFault({ call: "media", kind: "error" });
  await page.goto(film);
  await pressPlay(page);
  const alert = page.getByRole("alert").filter({ hasText: "The connection was lost" });
  await expect(alert).toBeVisible({ timeout: 40_000 });
  // There is no place to keep yet, and one thing to look at.
  await expect(alert).not.toContainText("place");
  await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
  await consoleApi.clearFaults();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toBeHidden();
  await expectPlaying(page);
});

test("a piece that cannot be decoded is asked for again, and the film goes on by itself", async ({
  page,
}) => {
  let spoils = false;
  await page.route(/\d\.m4s/, async (route) => {
    if (!spoils) return route.continue();
    spoils = false;
    const answer = await route.fetch();
    const body = await answer.body();
    body.fill(255, body.indexOf("mdat") + 4);
    await route.fulfill({ response: answer, body });
  });
  await watch(page, film);
  await expectPlaying(page);
  spoils = true;
  await seekOf(page).press("5");
  await expect.poll(() => spoils).toBe(false);
  await expect.poll(async () => (await shown(page)).time).toBeGreaterThan(1_500);
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

test("a film whose controls are not to be had plays with the browser's own", async ({
  page,
  announce,
}) => {
  announce("Failed to load resource: net::ERR_FAILED");
  const html = String(await (await page.goto(film))?.text());
  // What the page asks for later is not in its HTML.
  await page.route(
    ({ pathname }) => pathname.endsWith(".css") && !html.includes(pathname),
    (route) => route.abort(),
  );
  await page.reload();
  await pressPlay(page);
  await expect(videoOf(page)).toHaveAttribute("controls");
  await expectPlaying(page);
});
