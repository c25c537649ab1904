import type { BrowserContext, Page } from "playwright/test";
import { type EventsIntake, startEventsIntake } from "../support/events-intake.ts";
import { expect, test } from "../support/journey.ts";
import { startTinyProvider, type TinyProvider } from "../support/tiny-provider.ts";
import { aTinyChannel } from "../support/tiny-channel.ts";
import { type OwnSite, startSite } from "./support/own-site.ts";
import { expectPlaying, pressPlay } from "./support/player.ts";

let provider: TinyProvider;
let intake: EventsIntake;
let own: OwnSite;

const ga = "G-TEST123456";
const pixel = "123456789012345";
const googleScript = "https://www.googletagmanager.com/gtag/js";
const metaScript = "https://connect.facebook.net/en_US/fbevents.js";

/** Channels that measure in one way each, with the pages of the tiny one. */
const channels = {
  asks: { trackingConsent: "opt-in" },
  offers: { trackingConsent: "opt-out" },
  silent: {},
  few: { trackingConsent: "opt-out", analyticsSampleRate: 0 },
  others: { trackingConsent: "opt-in", customGA: ga, customMetaPixel: pixel },
};

const paths = [
  "header",
  "footer",
  "pages/about",
  "pages/about/sections",
  "pages/front/sections",
  "pages/front/sections/row/content",
  "content/one",
];

test.beforeAll(async () => {
  provider = await startTinyProvider();
  intake = await startEventsIntake();
  for (const [token, more] of Object.entries(channels)) {
    const settings = { main: {}, viewers: { subscriptionType: "none" }, ...more };
    provider.answerJson(`/ch/${token}`, aTinyChannel(token, { settings }));
    for (const path of paths) {
      const told = await fetch(`${provider.url}/ch/tiny/${path}`);
      provider.answerJson(`/ch/${token}/${path}`, await told.json());
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

const bar = (page: Page) => page.getByRole("region", { name: "Privacy choices" });
const answer = (page: Page, name: "Accept" | "Decline") =>
  bar(page).getByRole("button", { name, exact: true }).click();
const openChoices = (page: Page) => page.getByRole("button", { name: "Privacy choices" }).click();
const about = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });

const clientId = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === "mq_cid")?.value;
/** What was told of visits, as it happened. */
const visits = () =>
  intake
    .rows("visits")
    .filter(({ event_name }) => event_name !== "web_vital")
    .toSorted((a, b) => Number(a.at) - Number(b.at));
const pathsOf = (name: string) =>
  visits()
    .filter(({ event_name }) => event_name === name)
    .map(({ page_path }) => page_path);

/** Longer than the tracker gathers events. */
async function wouldHaveTold(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 6_000))),
  );
}

/** What the scripts of others are asked for, which is answered with nothing. */
async function hearOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  for (const address of [googleScript, metaScript]) {
    await page.route(`${address}*`, (route) => {
      asked.push(new URL(route.request().url()).hostname);
      return route.fulfill({ contentType: "text/javascript", body: "" });
    });
  }
  return asked;
}

test("a channel that offers a way out counts each page of a visit once, at once", async ({
  page,
  context,
}) => {
  await page.goto(own.at("offers"));
  await expect.poll(() => pathsOf("page_view")).toEqual(["/"]);
  await about(page).click();
  await expect.poll(() => pathsOf("page_view")).toEqual(["/", "/pages/about"]);
  expect(visits()).toHaveLength(2);
  const [first, second] = visits();
  expect(first).toMatchObject({
    channel_token: "offers",
    language: "en",
    client_id: await clientId(context),
    visit_id: second?.visit_id,
  });
  const cookie = (await context.cookies()).find(({ name }) => name === "mq_cid");
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(399);
  expect(days).toBeLessThanOrEqual(400);
});

test("cards that are half visible for a second are impressions, once a page, and their row was watched", async ({
  page,
}) => {
  await page.goto(own.at("offers"));
  const seen = () =>
    intake
      .rows("video_events")
      .filter(({ event_name }) => event_name === "video_impression")
      .map(({ input_token }) => String(input_token))
      .toSorted();
  await expect.poll(seen).toEqual(["one", "two"]);
  await about(page).click();
  const watched = () =>
    intake.rows("video_events").filter(({ event_name }) => event_name === "section_watched");
  await expect.poll(() => watched().length).toBeGreaterThan(0);
  expect(watched()[0]).toMatchObject({ input_token: "one", page_path: "/" });
  expect(Number(watched()[0]?.duration_s)).toBeGreaterThanOrEqual(1);
  expect(seen()).toEqual(["one", "two"]);
});

test("a channel that asks first sends and stores nothing before the answer", async ({
  page,
  context,
}) => {
  await page.goto(own.at("asks"));
  await expect(bar(page)).toBeVisible();
  await wouldHaveTold(page);
  expect(intake.batches()).toBe(0);
  expect(await clientId(context)).toBeUndefined();
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await answer(page, "Accept");
  await expect.poll(() => pathsOf("page_view")).toEqual(["/"]);
  expect(await clientId(context)).toMatch(/^[0-9a-f]{32}$/);
});

test("who declines is not measured, on the next page neither", async ({ page, context }) => {
  await page.goto(own.at("asks"));
  await answer(page, "Decline");
  await about(page).click();
  await wouldHaveTold(page);
  expect(intake.batches()).toBe(0);
  expect(await clientId(context)).toBeUndefined();
});

for (const [signal, name, value] of [
  ["Global Privacy Control", "globalPrivacyControl", true],
  ["do-not-track", "doNotTrack", "1"],
] as const) {
  test(`${signal} declines until the viewer says otherwise`, async ({ page, context }) => {
    await page.addInitScript(
      ([property, told]) => Object.defineProperty(navigator, property, { get: () => told }),
      [name, value] as const,
    );
    await page.goto(own.at("offers"));
    await wouldHaveTold(page);
    expect(intake.batches()).toBe(0);
    expect(await clientId(context)).toBeUndefined();
    await page.goto(own.at("asks"));
    await wouldHaveTold(page);
    await expect(bar(page)).toHaveCount(0);
    await openChoices(page);
    await answer(page, "Accept");
    await expect.poll(() => pathsOf("page_view")).toEqual(["/"]);
  });
}

test("taking consent back stops in every tab and deletes what was stored", async ({
  page,
  context,
}) => {
  await page.goto(own.at("offers"));
  const other = await context.newPage();
  await other.goto(own.at("offers"));
  await expect.poll(() => pathsOf("page_view")).toEqual(["/", "/"]);
  await openChoices(page);
  await answer(page, "Decline");
  await expect.poll(() => clientId(context)).toBeUndefined();
  const before = intake.batches();
  await about(other).click();
  await about(page).click();
  await wouldHaveTold(other);
  expect(intake.batches()).toBe(before);
  expect(await clientId(context)).toBeUndefined();
  const waiting = () =>
    new Promise((resolve) => {
      const request = indexedDB.open("mq_events", 1);
      request.addEventListener("success", () => {
        const lines = request.result.transaction("lines").objectStore("lines").count();
        lines.addEventListener("success", () => resolve(lines.result));
      });
    });
  expect(await page.evaluate(waiting)).toBe(0);
});

for (const token of ["silent", "few"]) {
  test(`nobody is counted on the channel "${token}"`, async ({ page }) => {
    await page.goto(own.at(token));
    await wouldHaveTold(page);
    expect(intake.batches()).toBe(0);
  });
}

test("what the intake does not take waits, across pages, and arrives once", async ({
  page,
  announce,
}) => {
  announce(503);
  intake.answerWith(502);
  await page.goto(own.at("offers"));
  await expect.poll(() => intake.batches()).toBeGreaterThan(0);
  await page.goto(own.at("offers", "/pages/about"));
  // Behind what the first page handed to the browser as it was left.
  const before = intake.batches();
  await expect.poll(() => intake.batches()).toBeGreaterThan(before);
  expect(visits()).toEqual([]);
  intake.answerWith(202);
  await page.reload();
  await expect
    .poll(() => pathsOf("page_view"), { timeout: 30_000 })
    .toEqual(["/", "/pages/about", "/pages/about"]);
});

test("a blocker that keeps the intake away breaks nothing", async ({ page, announce }) => {
  announce(/ERR_BLOCKED_BY_CLIENT/);
  await page.route("**/api/events*", (route) => route.abort("blockedbyclient"));
  await page.goto(own.at("offers"));
  await wouldHaveTold(page);
  await about(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
});

test("a film tells its start, what was watched and how far it came", async ({ page }) => {
  await page.goto(own.at("offers"));
  await expect.poll(() => pathsOf("page_view")).toEqual(["/"]);
  await page.getByRole("link", { name: "One film" }).click();
  await pressPlay(page);
  await expectPlaying(page);
  await page.locator("video[data-token]").evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration * 0.6;
  });
  const named = (name: string) =>
    intake.rows("video_events").filter(({ event_name }) => event_name === name);
  await expect
    .poll(() => named("quartile").map(({ label }) => label))
    .toEqual(["25", "50", "75", "100"]);
  await expect.poll(() => named("progress").length).toBeGreaterThan(0);
  expect(named("play")).toHaveLength(1);
  expect(named("play")[0]).toMatchObject({ input_token: "one", page_path: "/video/one" });
  expect(Number(named("play")[0]?.duration_s)).toBeGreaterThan(0);
  expect(Number(named("progress")[0]?.duration_s)).toBeLessThan(60);
});

test("Web Vitals of a visit are told when its first page is hidden", async ({ page }) => {
  await page.goto(own.at("offers"));
  await expect.poll(() => pathsOf("page_view")).toEqual(["/"]);
  await page.goto("about:blank");
  const vitals = () => intake.rows("visits").filter(({ event_name }) => event_name === "web_vital");
  await expect.poll(() => vitals().map(({ label }) => label)).toContain("LCP");
  expect(vitals().every(({ value }) => Number(value) >= 0)).toBe(true);
});

test("Google Analytics and the Meta pixel are loaded after consent alone, and told of pages", async ({
  page,
}) => {
  const asked = await hearOthers(page);
  const response = await page.goto(own.at("others"));
  const policy = response?.headers()["content-security-policy"] ?? "";
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
  expect(scripts).toContain("www.googletagmanager.com");
  expect(scripts).toContain("connect.facebook.net");
  await expect(bar(page)).toBeVisible();
  await wouldHaveTold(page);
  expect(asked).toEqual([]);
  await answer(page, "Accept");
  await expect
    .poll(() => asked.toSorted())
    .toEqual(["connect.facebook.net", "www.googletagmanager.com"]);
  await about(page).click();
  const toldGoogle = () =>
    page.evaluate(() => {
      const layer = (globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [];
      return layer.map((told) => Array.from(told).slice(0, 2).join(" "));
    });
  await expect
    .poll(async () => (await toldGoogle()).filter((told) => told === "event page_view").length)
    .toBe(2);
  expect((await toldGoogle()).slice(0, 3)).toEqual([
    "consent default",
    expect.stringMatching(/^js /),
    "consent update",
  ]);
  const toldMeta = () =>
    page.evaluate(() => (globalThis as { fbq?: { queue: string[][] } }).fbq?.queue ?? []);
  expect((await toldMeta()).filter(([verb]) => verb === "track")).toEqual([
    ["track", "PageView"],
    ["track", "PageView"],
  ]);
  await openChoices(page);
  await answer(page, "Decline");
  await expect.poll(async () => (await toldGoogle()).at(-1)).toBe("consent update");
  expect(await page.evaluate((id) => Object(globalThis)[`ga-disable-${id}`], ga)).toBe(true);
  expect((await toldMeta()).at(-1)).toEqual(["consent", "revoke"]);
});

test("no script of others may stand where somebody signs in, or on a channel without one", async ({
  page,
}) => {
  for (const address of [own.at("others", "/user/signIn"), own.at("offers")]) {
    const response = await page.goto(address);
    expect(response?.headers()["content-security-policy"]).not.toContain("googletagmanager");
  }
});

test("who uses a browser reads what it told, and deletes it in the store", async ({ page }) => {
  let stored = [
    { table: "visits", event_name: "page_view", at: 1_790_000_000_000, page_path: "/" },
  ];
  provider.answerWith("/ch/offers/events", (response) => {
    const isDeleted = provider.sentTo("/ch/offers/events")?.method === "DELETE";
    if (isDeleted) stored = [];
    response.writeHead(isDeleted ? 204 : 200, { "content-type": "application/json" });
    response.end(isDeleted ? "" : JSON.stringify({ data: stored }));
  });
  await page.goto(own.at("offers"));
  await expect.poll(() => pathsOf("page_view")).toEqual(["/"]);
  await openChoices(page);
  await bar(page).getByRole("button", { name: "What we record" }).click();
  await expect(bar(page).getByRole("listitem")).toContainText(["Page opened /"]);
  const download = page.waitForEvent("download");
  await bar(page).getByRole("button", { name: "Download (JSON)" }).click();
  expect((await download).suggestedFilename()).toBe("events.json");
  await bar(page).getByRole("button", { name: "Delete all" }).click();
  await expect(bar(page).getByRole("status")).toHaveText("Everything has been deleted.");
  expect(stored).toEqual([]);
});
