import type { Page } from "playwright/test";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import {
  about,
  answerChoices,
  choicesBar,
  clientCookie,
  type MeasuredChannel,
  openChoices,
  pathsOf,
  pollSoon,
  signals,
  useMeasuredSite,
  wouldHaveTold,
} from "./support/measured-site.ts";

const { intake, at } = useMeasuredSite();
test.beforeEach(({ page }) => page.clock.install());

type Signal = Parameters<typeof signals>[1];
type State = {
  channel: MeasuredChannel;
  saved?: "granted" | "not-granted";
  signal?: Signal;
};
const gpc: Signal = ["globalPrivacyControl", true];
const dnt: Signal = ["doNotTrack", "1"];

/** What is told of a visit to the front page, until both films were seen, and then to another page. */
const wholeVisit = {
  "page_view /": 1,
  "page_view /pages/about": 1,
  "section_watched one": 1,
  "video_impression one": 1,
  "video_impression two": 1,
};

/** How often each event came, by its name and by what it is about. */
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

/** Comes to the channel with what its browser says and has saved; the cards are seen for longer than counts. */
async function visitAs(
  page: Page,
  { channel, saved, signal }: State,
  isTold = false,
): Promise<void> {
  if (signal) await signals(page, signal);
  if (saved)
    await page.addInitScript((choice) => localStorage.setItem("mq_consent", choice), saved);
  await page.goto(at(channel));
  if (isTold) await expect.poll(() => clientCookie(page.context())).toBeDefined();
  await wouldHaveTold(page);
  await about(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
}

for (const [name, state] of [
  ["who accepted", { channel: "asks", saved: "granted" }],
  ["who was not asked, where a way out is offered", { channel: "offers" }],
  ["who accepted where a way out is offered", { channel: "offers", saved: "granted" }],
  [
    "who accepted although Global Privacy Control declines",
    { channel: "offers", saved: "granted", signal: gpc },
  ],
  [
    "who accepted although do-not-track declines",
    { channel: "asks", saved: "granted", signal: dnt },
  ],
] satisfies [string, State][]) {
  const isQuick = name === "who accepted";
  test(`of ${name} the whole visit is told, each event once${matrixUnless(isQuick)}`, async ({
    page,
  }) => {
    await visitAs(page, state, true);
    await wouldHaveTold(page);
    await expect.poll(counted).toEqual(wholeVisit);
  });
}

for (const [name, state] of [
  ["who was asked and has not answered", { channel: "asks" }],
  ["who declined", { channel: "asks", saved: "not-granted" }],
  ["who took the way out", { channel: "offers", saved: "not-granted" }],
  [
    "whose Global Privacy Control declines, where a way out is offered",
    { channel: "offers", signal: gpc },
  ],
  [
    "whose Global Privacy Control declines, where it would be asked",
    { channel: "asks", signal: gpc },
  ],
  ["whose do-not-track declines, where a way out is offered", { channel: "offers", signal: dnt }],
  ["whose do-not-track declines, where it would be asked", { channel: "asks", signal: dnt }],
  ["on a channel that measures nobody", { channel: "silent" }],
  ["outside the sample", { channel: "few" }],
] satisfies [string, State][]) {
  const isQuick = name === "who took the way out";
  test(`of a viewer ${name} nothing is told${matrixUnless(isQuick)}`, async ({ page }) => {
    await visitAs(page, state);
    await wouldHaveTold(page);
    expect(intake().batches()).toBe(0);
  });
}

test("a channel that asks first stores nothing before the answer", async ({ page, context }) => {
  await page.goto(at("asks"));
  await expect(choicesBar(page)).toBeVisible();
  await wouldHaveTold(page);
  expect(intake().batches()).toBe(0);
  expect(await clientCookie(context)).toBeUndefined();
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await answerChoices(page, "Accept");
  await pollSoon(page, () => pathsOf(intake(), "page_view")).toEqual(["/"]);
  expect(await clientCookie(context)).toMatch(/^Fe26/);
});

test("who declines gets no id, on the next page neither", async ({ page, context }) => {
  await page.goto(at("asks"));
  await answerChoices(page, "Decline");
  await about(page).click();
  await wouldHaveTold(page);
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
    await signals(page, signal);
    await page.goto(at("asks"));
    await wouldHaveTold(page);
    await expect(choicesBar(page)).toHaveCount(0);
    expect(await clientCookie(context)).toBeUndefined();
    await openChoices(page);
    await expect(choicesBar(page)).toContainText(`(${name}), so we don’t`);
    await answerChoices(page, "Accept");
    await pollSoon(page, () => pathsOf(intake(), "page_view")).toEqual(["/"]);
  });
}

test("taking consent back stops in every tab and deletes what was stored", async ({
  page,
  context,
}) => {
  await page.goto(at("offers"));
  const other = await context.newPage();
  await other.goto(at("offers"));
  await pollSoon(page, () => pathsOf(intake(), "page_view")).toEqual(["/", "/"]);
  await openChoices(page);
  await answerChoices(page, "Decline");
  await expect.poll(() => clientCookie(context)).toBeUndefined();
  const before = intake().batches();
  await about(other).click();
  await about(page).click();
  await wouldHaveTold(other);
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
