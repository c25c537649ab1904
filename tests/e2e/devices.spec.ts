import type { Browser, Page } from "playwright/test";
import { languages } from "../../lib/contract/languages.ts";
import { expect, test } from "../support/journey.ts";
import { seeded, signIn } from "../support/sign-in.ts";
import { isFullTier } from "../support/tiers.ts";
import { axeFaults } from "./support/axe-faults.ts";
import { channels, fullUnlessPlain } from "./support/channels.ts";
import { hydrated } from "./support/hydrated.ts";
import { providerSecret, startOneDeviceProvider } from "./support/one-device.ts";
import { type OwnSite, startSite } from "./support/own-site.ts";
import { expectPlaying, pressPlay, shown, videoOf, watch } from "./support/player.ts";
import { stickingOut } from "./support/sticking-out.ts";

const film = "/video/blue-hour-the-light-that-stays";
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1";

let own: OwnSite;
let door: Awaited<ReturnType<typeof startOneDeviceProvider>>;
test.beforeAll(async () => {
  door = await startOneDeviceProvider();
  own = await startSite({ PROVIDER_API_URL: door.url, PROVIDER_SECRET: providerSecret() });
});
test.afterAll(async () => {
  await own.stop();
  await door.close();
});

const heading = (page: Page) => page.getByRole("heading", { name: "Too many devices" });
const goOn = (page: Page) => page.getByRole("button", { name: "Continue" });
const removal = (page: Page) => page.getByRole("button", { name: /^Remove Apple iPhone, Safari/ });

/** Signs a viewer in here, after a phone of theirs that has opened the film. */
async function onSecondDevice(
  { browser, page }: { browser: Browser; page: Page },
  path: string,
  channel = "demo",
) {
  const origin = own.at(channel);
  const context = await browser.newContext({ userAgent: phone });
  const first = await context.newPage();
  await signIn(first, origin, seeded(channel));
  await first.goto(own.at(channel, path));
  await signIn(page, origin, seeded(channel));
  return first;
}

test("two browsers at the last slot: the second one removes the first and plays; the first is told why", async ({
  browser,
  page,
  announce,
}) => {
  announce(429);
  const first = await onSecondDevice({ browser, page }, film);
  await expect(videoOf(first)).toBeAttached();
  const answer = await page.goto(own.at("demo", film));
  expect(answer?.status()).toBe(429);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText("You are 1 device over the limit.")).toBeVisible();
  await hydrated(page, goOn(page));
  await expect(goOn(page)).toBeDisabled();
  await removal(page).click();
  await expect(goOn(page)).toBeEnabled();
  await goOn(page).click();
  await pressPlay(page);
  await expectPlaying(page);
  await first.reload();
  await expect(first).toHaveURL(own.at("demo", "/user/signIn"));
  await expect(first.getByText("This device was removed from your account.")).toBeVisible();
  await first.context().close();
});

test("in the app the devices stand in the film's place, too @full", async ({
  browser,
  page,
  announce,
}) => {
  announce(429);
  const first = await onSecondDevice({ browser, page }, `/mobile${film}`);
  const answer = await page.goto(own.at("demo", `/mobile${film}`));
  expect(answer?.status()).toBe(429);
  await hydrated(page, goOn(page));
  await removal(page).click();
  await goOn(page).click();
  await pressPlay(page);
  await first.context().close();
});

test("a followed link shows the devices with that status @full", async ({
  browser,
  page,
  announce,
}) => {
  announce(429);
  const first = await onSecondDevice({ browser, page }, film);
  await page.goto(own.at("demo", "/"));
  await hydrated(page);
  const link = page.getByRole("main").locator('a[href^="/video/"]').first();
  await link.evaluate((element, href) => element.setAttribute("href", href), film);
  const arrived = page.waitForResponse(
    (reply) => reply.request().isNavigationRequest() && reply.url().includes(film),
  );
  await link.click();
  expect((await arrived).status()).toBe(429);
  await expect(heading(page)).toBeVisible();
  await first.context().close();
});

test("a film that plays stops when there are too many devices, and goes on where it stood @full", async ({
  browser,
  page,
  announce,
}) => {
  announce(429);
  const first = await onSecondDevice({ browser, page }, film);
  await page.goto(own.at("demo", film));
  await expect(heading(page)).toBeVisible();
  door.turn();
  await page.clock.install();
  await watch(page, own.at("demo", film));
  await expectPlaying(page, 1);
  await videoOf(page).evaluate((video) => video.setAttribute("data-same", ""));
  door.turn();
  await page.clock.fastForward(61_000);
  const dialog = page.getByRole("dialog", { name: "Too many devices" });
  await expect(dialog).toBeVisible();
  await expect(videoOf(page)).toHaveJSProperty("paused", true);
  const { time: stood } = await shown(page);
  expect(await axeFaults(page)).toEqual([]);
  await expect(goOn(page)).toBeDisabled();
  await removal(page).click();
  await goOn(page).click();
  await expect(dialog).toBeHidden();
  await expectPlaying(page);
  await expect(page.locator("video[data-same]")).toHaveJSProperty("paused", false);
  const { time } = await shown(page);
  expect(time).toBeGreaterThanOrEqual(stood);
  expect(time).toBeLessThan(stood + 20);
  await first.context().close();
});

test("a film that plays on a removed device stops, and says why @full", async ({
  browser,
  page,
  announce,
}) => {
  const first = await onSecondDevice({ browser, page }, film);
  await first.clock.install();
  await watch(first, own.at("demo", film));
  await expectPlaying(first);
  await page.goto(own.at("demo", "/user/account"));
  const disconnect = page.getByRole("button", { name: "Disconnect Apple iPhone, Safari" });
  await hydrated(page, disconnect);
  await disconnect.click();
  await expect(disconnect).toBeHidden();
  announce(401);
  await first.clock.fastForward(61_000);
  const told = first.getByRole("main").getByRole("alert");
  await expect(told).toContainText("This device was removed");
  await expect(videoOf(first)).toHaveJSProperty("paused", true);
  await told.getByRole("link", { name: "Sign in" }).click();
  await expect(first).toHaveURL(own.at("demo", "/user/signIn"));
  await first.context().close();
});

for (const path of ["/user/account", "/mobile/user/account"]) {
  test(`${path} lists the devices and signs out everywhere else @full`, async ({
    browser,
    page,
  }) => {
    const first = await onSecondDevice({ browser, page }, "/");
    await page.goto(own.at("demo", path));
    const region = page.getByRole("region", { name: "Devices" });
    await expect(region.getByRole("listitem")).toHaveCount(2);
    await expect(region.getByRole("listitem").first()).toContainText("This session");
    const everywhere = region.getByRole("button", { name: "Sign out everywhere else" });
    await hydrated(page, everywhere);
    await everywhere.click();
    await region.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect(region.getByRole("listitem")).toHaveCount(1);
    await first.goto(own.at("demo", path));
    await expect(first.getByText("This device was removed from your account.")).toBeVisible();
    await first.context().close();
  });
}

for (const [i, { token, film: path }] of channels.entries()) {
  test(`nobody is barred from the devices of ${token} at 320 px, in any language${fullUnlessPlain(token)}`, async ({
    browser,
    page,
    announce,
  }) => {
    announce(429);
    await page.setViewportSize({ width: 320, height: 720 });
    const first = await onSecondDevice({ browser, page }, path, token);
    const places = isFullTier ? [path, "/user/account", path] : [path];
    for (const [at, place] of places.entries()) {
      // The brands share the ten languages among them.
      const address = `${place}?lng=${languages[(3 * i + at) % languages.length]}`;
      await page.goto(own.at(token, address));
      await hydrated(page);
      expect.soft(await stickingOut(page), address).toEqual([]);
      expect.soft(await axeFaults(page), address).toEqual([]);
    }
    await first.context().close();
  });
}
