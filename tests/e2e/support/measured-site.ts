import type { BrowserContext, Page } from "playwright/test";
import { type EventsIntake, startEventsIntake } from "../../support/events-intake.ts";
import { expect, test } from "../../support/journey.ts";
import { aTinyChannel } from "../../support/tiny-channel.ts";
import { startTinyProvider, type TinyProvider } from "../../support/tiny-provider.ts";
import { type StartedSite, startSite } from "./started-site.ts";
import { waitForRender } from "./overflow.ts";

/** The ids of the channel "others" at Google and Meta. */
export const ga = "G-TEST123456";
const pixel = "123456789012345";

/** Channels with different settings of measuring, with the pages of the tiny channel. */
const channels = {
  optin: { trackingConsent: "opt-in" },
  optout: { trackingConsent: "opt-out" },
  silent: {},
  few: { trackingConsent: "opt-out", analyticsSampleRate: 0 },
  others: { trackingConsent: "opt-in", customGA: ga, customMetaPixel: pixel },
};
export type MeasuredChannel = keyof typeof channels;

const paths = [
  "header",
  "footer",
  "pages/about",
  "pages/about/sections",
  "pages/front/sections",
  "pages/front/sections/row/content",
  "content/one",
];

/** The tiny provider's channels, a site in front of them, and the intake that receives the site's events. */
export type MeasuredSite = {
  provider: () => TinyProvider;
  intake: () => EventsIntake;
  at: (channel: MeasuredChannel, path?: string) => string;
};

/** Starts all three for the tests of a file. Each test begins without events. */
export function useMeasuredSite(): MeasuredSite {
  let provider: TinyProvider;
  let intake: EventsIntake;
  let startedSite: StartedSite;
  test.beforeAll(async () => {
    provider = await startTinyProvider();
    intake = await startEventsIntake();
    for (const [token, more] of Object.entries(channels)) {
      const settings = { main: {}, viewers: { subscriptionType: "none" }, ...more };
      provider.respondWithJson(`/ch/${token}`, aTinyChannel(token, { settings }));
      for (const path of paths) {
        const original = await fetch(`${provider.url}/ch/tiny/${path}`);
        provider.respondWithJson(`/ch/${token}/${path}`, await original.json());
      }
    }
    startedSite = await startSite({ PROVIDER_API_URL: provider.url, ANALYTICS_URL: intake.url });
  });
  test.afterAll(async () => {
    await startedSite.stop();
    await intake.close();
    await provider.close();
  });
  test.beforeEach(() => intake.forget());
  return {
    provider: () => provider,
    intake: () => intake,
    at: (channel, path) => startedSite.at(channel, path),
  };
}

/** The bar in which a viewer chooses what may be measured. */
export const choicesBar = (page: Page) => page.getByRole("region", { name: "Privacy choices" });
export const chooseTracking = (page: Page, name: "Accept" | "Decline") =>
  choicesBar(page).getByRole("button", { name, exact: true }).click();
export const openChoices = (page: Page) =>
  page.getByRole("button", { name: "Privacy choices" }).click();

/** The header's link, which opens a page without a load. */
export const aboutLink = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });

/** The browser's cookie with the sealed client id of the analytics. */
export const clientCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === "mq_cid")?.value;

/** The client id of the analytics in this browser's sealed cookie. */
export async function clientId(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const headers = { "Content-Type": "application/json" };
    const response = await fetch("/api/client-id", { method: "POST", headers, body: "{}" });
    return String((await response.json()).id);
  });
}

/** The received events of visits in the order of their time, without Web Vitals. */
export const visitsOf = (intake: EventsIntake) =>
  intake
    .rows("visits")
    .filter(({ event_name }) => event_name !== "web_vital")
    .toSorted((a, b) => Number(a.at) - Number(b.at));

/** The paths of visits' events of that name. */
export const pathsOf = (intake: EventsIntake, name: string) =>
  visitsOf(intake)
    .filter(({ event_name }) => event_name === name)
    .map(({ page_path }) => page_path);

/**
 * Passes more time than an impression and the tracker's batching need, by the page's clock: call
 * `page.clock.install()` first. Each second leaves a moment for work that no clock controls.
 */
export async function passReportingTime(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  for (let second = 0; second < 10; second += 1) {
    await page.clock.fastForward(1_000);
    await waitForRender(page);
  }
}

/** Polls while the page's installed clock advances a second before each reading. */
export const pollSoon = <T>(page: Page, read: () => T | Promise<T>) =>
  expect.poll(async () => {
    await page.clock.fastForward(1_000);
    return read();
  });

/** Makes the browser signal an opt-out by a property of its navigator. */
export async function setOptOutSignal(
  page: Page,
  signal: readonly [name: "globalPrivacyControl" | "doNotTrack", value: boolean | string],
): Promise<void> {
  await page.addInitScript(
    ([name, value]) => Object.defineProperty(navigator, name, { get: () => value }),
    signal,
  );
}
