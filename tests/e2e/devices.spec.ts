import type { Browser, Page } from "playwright/test";
import { languages } from "../../lib/contract/languages.ts";
import { expect, test } from "../support/journey.ts";
import { seeded, signIn } from "../support/sign-in.ts";
import { isWholeMatrix } from "../support/matrix.ts";
import { axeFaults } from "./support/axe-faults.ts";
import { channels, matrixUnlessPlain } from "./support/channels.ts";
import { hydrated } from "./support/hydrated.ts";
import { providerSecret, startOneDeviceProvider } from "./support/one-device.ts";
import { type StartedSite, startSite } from "./support/started-site.ts";
import { expectPlaying, pressPlay, videoOf } from "./support/player.ts";
import { stickingOut } from "./support/sticking-out.ts";

const film = "/video/blue-hour-the-light-that-stays";
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1";

let own: StartedSite;
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

for (const [i, { token, film: path }] of channels.entries()) {
  test(`nobody is barred from the devices of ${token} at 320 px, in any language${matrixUnlessPlain(token)}`, async ({
    browser,
    page,
    announce,
  }) => {
    announce(429);
    await page.setViewportSize({ width: 320, height: 720 });
    const first = await onSecondDevice({ browser, page }, path, token);
    const places = isWholeMatrix ? [path, "/user/account", path] : [path];
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
