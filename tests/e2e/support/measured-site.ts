import type { BrowserContext, Page } from "playwright/test";
import { type EventsIntake, startEventsIntake } from "../../support/events-intake.ts";
import { expect, test } from "../../support/journey.ts";
import { aTinyChannel } from "../../support/tiny-channel.ts";
import { startTinyProvider, type TinyProvider } from "../../support/tiny-provider.ts";
import { type StartedSite, startSite } from "./started-site.ts";
import { drawn } from "./sticking-out.ts";

/** What the channel "others" has of Google and Meta. */
export const ga = "G-TEST123456";
const pixel = "123456789012345";

/** Channels that measure in one way each, with the pages of the tiny one. */
const channels = {
  asks: { trackingConsent: "opt-in" },
  offers: { trackingConsent: "opt-out" },
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

/** The tiny provider's channels that measure, a site of their own in front of them, and what it hands on to. */
export type MeasuredSite = {
  provider: () => TinyProvider;
  intake: () => EventsIntake;
  at: (channel: MeasuredChannel, path?: string) => string;
};

/** Starts all three for the journeys of a file; each begins with nothing told. */
export function useMeasuredSite(): MeasuredSite {
  let provider: TinyProvider;
  let intake: EventsIntake;
  let own: StartedSite;
  test.beforeAll(async () => {
    provider = await startTinyProvider();
    intake = await startEventsIntake();
    for (const [token, more] of Object.entries(channels)) {
      const settings = { main: {}, viewers: { subscriptionType: "none" }, ...more };
      provider.respondWithJson(`/ch/${token}`, aTinyChannel(token, { settings }));
      for (const path of paths) {
        const told = await fetch(`${provider.url}/ch/tiny/${path}`);
        provider.respondWithJson(`/ch/${token}/${path}`, await told.json());
      }
    }
    own = await startSite({ PROVIDER_API_URL: provider.url, ANALYTICS_URL: intake.url });
  });
  test.afterAll(async () => {
    await own.stop();
    await intake.close();
    await provider.close();
  });
  test.beforeEach(() => intake.forget());
  return {
    provider: () => provider,
    intake: () => intake,
    at: (channel, path) => own.at(channel, path),
  };
}

/** Where a viewer says what may be measured. */
export const choicesBar = (page: Page) => page.getByRole("region", { name: "Privacy choices" });
export const answerChoices = (page: Page, name: "Accept" | "Decline") =>
  choicesBar(page).getByRole("button", { name, exact: true }).click();
export const openChoices = (page: Page) =>
  page.getByRole("button", { name: "Privacy choices" }).click();

/** The link of the header, which leads on without a load. */
export const about = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });

/** The cookie of the analytics client id, sealed, that the browser has. */
export const clientCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === "mq_cid")?.value;

/** The analytics client id that the site has sealed into this browser's cookie. */
export async function clientId(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch("/api/client-id", { method: "POST", headers, body: "{}" });
    return String((await answer.json()).id);
  });
}

/** What was told of visits, as it happened, without what a page tells of its speed. */
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
 * Longer than cards are seen and the tracker gathers events, by the page's own clock: `page.clock.install()`
 * comes first. In each second there is a moment for what no clock rules.
 */
export async function wouldHaveTold(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  for (let second = 0; second < 10; second += 1) {
    await page.clock.fastForward(1_000);
    await drawn(page);
  }
}

/** Polls while the page's own clock, which is installed, goes on a second with each look. */
export const pollSoon = <T>(page: Page, look: () => T | Promise<T>) =>
  expect.poll(async () => {
    await page.clock.fastForward(1_000);
    return look();
  });

/** The browser declines by a property of its navigator. */
export async function signals(
  page: Page,
  signal: readonly [name: "globalPrivacyControl" | "doNotTrack", value: boolean | string],
): Promise<void> {
  await page.addInitScript(
    ([name, value]) => Object.defineProperty(navigator, name, { get: () => value }),
    signal,
  );
}
