import type { Page } from "playwright/test";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import {
  aboutLink,
  chooseTracking,
  choicesBar,
  clientCookie,
  type MeasuredChannel,
  openChoices,
  pathsOf,
  pollSoon,
  setOptOutSignal,
  useMeasuredSite,
  passReportingTime,
} from "./support/measured-site.ts";

const { intake, at } = useMeasuredSite();
test.beforeEach(({ page }) => page.clock.install());

type Signal = Parameters<typeof setOptOutSignal>[1];
type State = {
  channel: MeasuredChannel;
  saved?: "granted" | "not-granted";
  signal?: Signal;
};
const gpc: Signal = ["globalPrivacyControl", true];
const dnt: Signal = ["doNotTrack", "1"];

/** The events of a visit to the front page, until both films were seen, and then to another page. */
const wholeVisit = {
  "page_view /": 1,
  "page_view /pages/about": 1,
  "section_watched one": 1,
  "video_impression one": 1,
  "video_impression two": 1,
};

/** The number of events by name and subject. */
function counted(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const table of ["visits", "video_events", "channel_search_trends"]) {
    for (const { event_name: name, input_token: film, page_path: path } of intake().rows(table)) {
      if (name === "web_vital") continue;
      const key = `${name} ${film ?? path}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
  }
  return counts;
}

/** Opens the channel with the browser's signals and saved choices, and shows the cards long enough to count. */
async function visitAs(
  page: Page,
  { channel, saved, signal }: State,
  isMeasured = false,
): Promise<void> {
  if (signal) await setOptOutSignal(page, signal);
  if (saved)
    await page.addInitScript((choice) => localStorage.setItem("mq_consent", choice), saved);
  await page.goto(at(channel));
  if (isMeasured) await expect.poll(() => clientCookie(page.context())).toBeDefined();
  await passReportingTime(page);
  await aboutLink(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
}

for (const [name, state] of [
  ["who accepted", { channel: "optin", saved: "granted" }],
  ["who made no choice on a channel with opt-out consent", { channel: "optout" }],
  ["who accepted on a channel with opt-out consent", { channel: "optout", saved: "granted" }],
  [
    "who accepted although Global Privacy Control declines",
    { channel: "optout", saved: "granted", signal: gpc },
  ],
  [
    "who accepted although do-not-track declines",
    { channel: "optin", saved: "granted", signal: dnt },
  ],
] satisfies [string, State][]) {
  const isQuick = name === "who accepted";
  test(`each event of a visit is sent once for a viewer ${name}${matrixUnless(isQuick)}`, async ({
    page,
  }) => {
    await visitAs(page, state, true);
    await passReportingTime(page);
    await expect.poll(counted).toEqual(wholeVisit);
  });
}

for (const [name, state] of [
  ["who made no choice on a channel with opt-in consent", { channel: "optin" }],
  ["who declined", { channel: "optin", saved: "not-granted" }],
  ["who declined on a channel with opt-out consent", { channel: "optout", saved: "not-granted" }],
  [
    "whose Global Privacy Control declines on a channel with opt-out consent",
    { channel: "optout", signal: gpc },
  ],
  [
    "whose Global Privacy Control declines on a channel with opt-in consent",
    { channel: "optin", signal: gpc },
  ],
  [
    "whose do-not-track declines on a channel with opt-out consent",
    { channel: "optout", signal: dnt },
  ],
  [
    "whose do-not-track declines on a channel with opt-in consent",
    { channel: "optin", signal: dnt },
  ],
  ["on a channel without analytics", { channel: "silent" }],
  ["outside the sample", { channel: "few" }],
] satisfies [string, State][]) {
  const isQuick = name === "who declined on a channel with opt-out consent";
  test(`no events are sent for a viewer ${name}${matrixUnless(isQuick)}`, async ({ page }) => {
    await visitAs(page, state);
    await passReportingTime(page);
    expect(intake().batches()).toBe(0);
  });
}

test("a channel with opt-in consent stores nothing before the choice", async ({
  page,
  context,
}) => {
  await page.goto(at("optin"));
  await expect(choicesBar(page)).toBeVisible();
  await passReportingTime(page);
  expect(intake().batches()).toBe(0);
  expect(await clientCookie(context)).toBeUndefined();
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await chooseTracking(page, "Accept");
  await pollSoon(page, () => pathsOf(intake(), "page_view")).toEqual(["/"]);
  expect(await clientCookie(context)).toMatch(/^Fe26/);
});

test("a viewer who declines gets no id, on the next page neither", async ({ page, context }) => {
  await page.goto(at("optin"));
  await chooseTracking(page, "Decline");
  await aboutLink(page).click();
  await passReportingTime(page);
  expect(intake().batches()).toBe(0);
  expect(await clientCookie(context)).toBeUndefined();
});

for (const [name, signal] of [
  ["Global Privacy Control", gpc],
  ["Do Not Track", dnt],
] as const) {
  test(`${name} declines until the viewer says otherwise${matrixUnless(signal === gpc)}`, async ({
    page,
    context,
  }) => {
    await setOptOutSignal(page, signal);
    await page.goto(at("optin"));
    await passReportingTime(page);
    await expect(choicesBar(page)).toHaveCount(0);
    expect(await clientCookie(context)).toBeUndefined();
    await openChoices(page);
    await expect(choicesBar(page)).toContainText(`(${name}), so we don’t`);
    await chooseTracking(page, "Accept");
    await pollSoon(page, () => pathsOf(intake(), "page_view")).toEqual(["/"]);
  });
}

test("withdrawing consent stops the tracker in every tab and deletes the stored data", async ({
  page,
  context,
}) => {
  await page.goto(at("optout"));
  const other = await context.newPage();
  await other.goto(at("optout"));
  await pollSoon(page, () => pathsOf(intake(), "page_view")).toEqual(["/", "/"]);
  await openChoices(page);
  await chooseTracking(page, "Decline");
  await expect.poll(() => clientCookie(context)).toBeUndefined();
  const before = intake().batches();
  await aboutLink(other).click();
  await aboutLink(page).click();
  await passReportingTime(other);
  expect(intake().batches()).toBe(before);
  expect(await clientCookie(context)).toBeUndefined();
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
