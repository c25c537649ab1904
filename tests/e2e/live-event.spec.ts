import { consoleApi } from "../support/console-api.ts";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { startsIn, turnBackTo } from "./support/events.ts";
import { hydrated } from "./support/hydrated.ts";
import { listenAsApp } from "./support/listen-as-app.ts";
import { isSameDocument, markDocument } from "./support/same-document.ts";

// The site keeps a page for a minute once it is a film: each journey has an event of its own.
const eventOf = (token: string) => ({
  event: { channel: "demo", token },
  address: `/video/${token}`,
});

test("at the start the page becomes the player, in every browser that waits, without a load", async ({
  page,
  browser,
}) => {
  const { event, address } = eventOf("saturn-at-opposition");
  await startsIn(event, 30_000);
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  await Promise.all([page.clock.install(), phone.clock.install()]);
  await phone.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 3_600_000;
  });
  const told = await listenAsApp(phone);
  await Promise.all([
    page.goto(site("demo", address)),
    phone.goto(site("demo", `/mobile${address}`)),
  ]);
  for (const each of [page, phone]) {
    // Also where the device is an hour fast.
    await expect(each.getByRole("timer", { name: /^Starts in/ })).toBeVisible();
    await markDocument(each);
  }
  await phone.getByRole("link", { name: "Add to calendar" }).click();
  const file = new RegExp(`^${site("demo", `/api/calendar/${event.token}.ics`)}\\?event=`);
  await expect
    .poll(told)
    .toContainEqual({ v: 1, type: "navigate", url: expect.stringMatching(file) });
  const typed = page.getByRole("searchbox", { name: "Search" });
  await typed.fill("harbour");
  // What is left of the thirty seconds passes at once, here and there.
  await startsIn(event, 0);
  for (const each of [page, phone]) {
    const play = each.getByRole("button", { name: "Play", exact: true });
    await expect(async () => {
      await each.clock.fastForward(30_000);
      await expect(play).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(
      each.getByRole("status").filter({ hasText: "The event has started" }),
    ).toBeAttached();
    await expect(each.getByRole("timer")).toHaveCount(0);
    expect(await isSameDocument(each)).toBe(true);
  }
  await expect(typed).toBeFocused();
  await expect(typed).toHaveValue("harbour");
  await phone.context().close();
});

test("after the end the page of who does not watch becomes the replay, without a load @full", async ({
  page,
}) => {
  const { event, address } = eventOf("alpine-dawn-in-real-time");
  await startsIn(event, -60_000);
  await page.goto(site("demo", address));
  const player = page.getByRole("region", { name: /Alpine Dawn/ });
  await expect(player.getByText("Live", { exact: true })).toBeVisible();
  await hydrated(page, page.getByRole("main"));
  await markDocument(page);
  await consoleApi.clock({ action: "shift", ms: 50 * 60_000 });
  await expect(async () => {
    await turnBackTo(page);
    await expect(player.getByText("Live", { exact: true })).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole("status").filter({ hasText: "The replay is here" })).toBeAttached();
  expect(await isSameDocument(page)).toBe(true);
});

test("an event that moves says its new start in the open page, and one that is cancelled says so @full", async ({
  page,
}) => {
  const { event, address } = eventOf("the-light-goes-on-at-skerry");
  const change = { channel: "demo", content: event.token };
  await page.goto(site("demo", `/mobile${address}`));
  await expect(page.getByRole("timer", { name: /^Starts in/ })).toBeVisible();
  await markDocument(page);
  await consoleApi.changeEvent({ ...change, action: "move", minutes: 300 });
  const status = page.getByRole("main").getByRole("status");
  await expect(async () => {
    await turnBackTo(page);
    await expect(status).toContainText("New start", { timeout: 2_500 });
  }).toPass();
  await expect(page.getByRole("timer", { name: /^Starts in \d+ hours/ })).toBeVisible();
  await consoleApi.changeEvent({ ...change, action: "cancel" });
  await expect(async () => {
    await turnBackTo(page);
    await expect(status).toHaveText("This event was cancelled", { timeout: 2_500 });
  }).toPass();
  await expect(page.getByRole("timer")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Add to calendar" })).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test("a start that the provider sleeps through is told, and comes when it is back @full", async ({
  page,
  announce,
}) => {
  const { event, address } = eventOf("night-watch-over-lake-aurel");
  announce(500);
  await startsIn(event, 20_000);
  await page.goto(site("demo", address));
  await expect(page.getByRole("timer", { name: /^Starts in/ })).toBeVisible();
  await markDocument(page);
  await consoleApi.setFault({ call: "content", kind: "error", channel: "demo" });
  const silence = page.getByText("The channel can’t be reached at the moment");
  await expect(silence).toBeVisible({ timeout: 35_000 });
  await consoleApi.clearFaults();
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});
