import type { Browser, Page } from "playwright/test";
import { languages } from "../../lib/contract/languages.ts";
import { expect, test } from "../support/journey.ts";
import { seeded, signIn } from "../support/sign-in.ts";
import { isWholeMatrix } from "../support/matrix.ts";
import { findAxeViolations } from "./support/axe-violations.ts";
import { channels, matrixUnlessPlain } from "./support/channels.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { providerSecret, startOneDeviceProvider } from "./support/one-device.ts";
import { type StartedSite, startSite } from "./support/started-site.ts";
import { expectPlaying, pressPlay, videoOf } from "./support/player.ts";
import { findOverflow } from "./support/overflow.ts";

const film = "/video/blue-hour-the-light-that-stays";
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1";

let startedSite: StartedSite;
let door: Awaited<ReturnType<typeof startOneDeviceProvider>>;
test.beforeAll(async () => {
  door = await startOneDeviceProvider();
  startedSite = await startSite({ PROVIDER_API_URL: door.url, PROVIDER_SECRET: providerSecret() });
});
test.afterAll(async () => {
  await startedSite.stop();
  await door.close();
});

const heading = (page: Page) => page.getByRole("heading", { name: "Too many devices" });
const goOn = (page: Page) => page.getByRole("button", { name: "Continue" });
const removal = (page: Page) => page.getByRole("button", { name: /^Remove Apple iPhone, Safari/ });

/** Signs a viewer in after another device of theirs has opened the film. */
async function onSecondDevice(
  { browser, page }: { browser: Browser; page: Page },
  path: string,
  channel = "demo",
) {
  const origin = startedSite.at(channel);
  const context = await browser.newContext({ userAgent: phone });
  const first = await context.newPage();
  await signIn(first, origin, seeded(channel));
  await first.goto(startedSite.at(channel, path));
  await signIn(page, origin, seeded(channel));
  return first;
}

test("at the device limit a second browser removes the first and plays, and the first sees the reason", async ({
  browser,
  page,
  announce,
}) => {
  announce(429);
  const first = await onSecondDevice({ browser, page }, film);
  await expect(videoOf(first)).toBeAttached();
  const response = await page.goto(startedSite.at("demo", film));
  expect(response?.status()).toBe(429);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText("You are 1 device over the limit.")).toBeVisible();
  await waitForHydration(page, goOn(page));
  await expect(goOn(page)).toBeDisabled();
  await removal(page).click();
  await expect(goOn(page)).toBeEnabled();
  await goOn(page).click();
  await pressPlay(page);
  await expectPlaying(page);
  await first.reload();
  await expect(first).toHaveURL(startedSite.at("demo", "/user/signIn"));
  await expect(first.getByText("This device was removed from your account.")).toBeVisible();
  await first.context().close();
});

for (const [i, { token, film: path }] of channels.entries()) {
  test(`the device list of ${token} is accessible at 320 px in every language${matrixUnlessPlain(token)}`, async ({
    browser,
    page,
    announce,
  }) => {
    announce(429);
    await page.setViewportSize({ width: 320, height: 720 });
    const first = await onSecondDevice({ browser, page }, path, token);
    const places = isWholeMatrix ? [path, "/user/account", path] : [path];
    for (const [at, place] of places.entries()) {
      // The ten languages are spread over the brands.
      const address = `${place}?lng=${languages[(3 * i + at) % languages.length]}`;
      await page.goto(startedSite.at(token, address));
      await waitForHydration(page);
      expect.soft(await findOverflow(page), address).toEqual([]);
      expect.soft(await findAxeViolations(page), address).toEqual([]);
    }
    await first.context().close();
  });
}
