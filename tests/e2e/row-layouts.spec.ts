import type { Locator, Page } from "playwright/test";
import { provider, site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless, isWholeMatrix } from "../support/matrix.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { startSession } from "./support/session.ts";
import { watchShifts } from "./support/shifts.ts";

const rows = {
  arena: "Before, now and next",
  lumen: "Thirty films, this month",
  academy: "See like a painter",
  demo: "A day, by its light",
};
const rowOf = (page: Page, channel: keyof typeof rows) =>
  page.getByRole("region", { name: rows[channel], exact: true });
const itemsOf = (row: Locator) => row.getByRole("listitem");
/** The distance of a rail from its start, in pixels. Negative in right-to-left pages. */
const scrolled = (row: Locator) =>
  row.getByRole("list").evaluate((rail) => Math.round(rail.scrollLeft));

/** Opens a page with a right-to-left direction, set before the first element. */
async function mirror(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      document.documentElement.dir = "rtl";
      if (document.body) watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
}

for (const channel of ["arena", "lumen", "academy", "demo"] as const) {
  test(`the row of ${channel} has no accessibility violations${matrixUnless(channel === "arena")}`, async ({
    page,
  }) => {
    await page.goto(site(channel));
    await waitForHydration(page);
    await rowOf(page, channel).scrollIntoViewIfNeeded();
    // Other tests check the rest of the page. The whole matrix checks the earlier rows too.
    await expectAccessible(page, isWholeMatrix ? "html" : `main [aria-label="${rows[channel]}"]`);
  });
}

test("the timeline row opens at the current time: replays before it, live and later events after it", async ({
  page,
}) => {
  await page.goto(site("arena"));
  const row = rowOf(page, "arena");
  await row.scrollIntoViewIfNeeded();
  const now = row.getByText("Now", { exact: true });
  await expect(now).toBeInViewport();
  expect(await scrolled(row)).toBeGreaterThan(100);
  const first = itemsOf(row).filter({ has: page.getByText("Now", { exact: true }) });
  await expect(first.getByText("Live", { exact: true })).toBeVisible();
  await expect(itemsOf(row).first().getByText("Live", { exact: true })).toHaveCount(0);
  const edge = async (element: Locator) => Math.round((await element.boundingBox())?.x ?? 0);
  expect(await edge(first)).toBe(await edge(row.getByRole("heading", { level: 2 })));
});

test("the timeline row opens at the current time in a right-to-left page", async ({ page }) => {
  await mirror(page);
  await page.goto(site("arena"));
  const row = rowOf(page, "arena");
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByText("Now", { exact: true })).toBeInViewport();
  expect(await scrolled(row)).toBeLessThan(-100);
});

test("the scroll position of the timeline row is restored after going back", async ({ page }) => {
  await page.goto(site("arena"));
  await waitForHydration(page);
  const row = rowOf(page, "arena");
  await row.scrollIntoViewIfNeeded();
  await waitForHydration(page, row);
  const last = itemsOf(row).last().getByRole("link");
  await last.scrollIntoViewIfNeeded();
  const left = await scrolled(row);
  await last.press("Enter");
  await page.waitForURL(({ pathname }) => pathname !== "/");
  await page.goBack();
  await expect(last).toBeInViewport();
  expect(await scrolled(row)).toBe(left);
});

test("a viewer requests a notification of an upcoming event in the timeline row", async ({
  page,
}) => {
  await startSession(page, "arena");
  await page.goto(site("arena"));
  const row = rowOf(page, "arena");
  const event = itemsOf(row).last();
  await event.getByRole("button", { name: "Notify me" }).click();
  await expect(event.getByRole("button", { name: "Stop notifying me" })).toBeVisible();
  await event.getByRole("button", { name: "Stop notifying me" }).click();
});

test("a schedule has no accessibility violations", async ({ page }) => {
  await page.goto(site("arena", "/pages/schedule"));
  await waitForHydration(page);
  await expectAccessible(page, isWholeMatrix ? "html" : "main");
});

test("a schedule marks the day that is scrolled to", async ({ page }) => {
  await page.goto(site("arena", "/pages/schedule"));
  await waitForHydration(page);
  const days = page.getByRole("navigation", { name: "Day by day" }).getByRole("link");
  const marked = () =>
    days.evaluateAll((links) => links.findIndex((link) => link.matches(":target-current")));
  await expect.poll(marked).toBe(0);
  await days.nth(2).click();
  await expect.poll(marked).toBe(2);
  await page.keyboard.press("Control+Home");
  await expect.poll(marked).toBe(0);
});

test("a row of a month shows two, three, five, six or ten films side by side", async ({ page }) => {
  const tops = () =>
    itemsOf(rowOf(page, "lumen")).evaluateAll((items) =>
      items.slice(0, 11).map((item) => Math.round(item.getBoundingClientRect().top)),
    );
  await page.setViewportSize({ width: 940, height: 800 });
  await page.goto(site("lumen"));
  await expect(itemsOf(rowOf(page, "lumen"))).toHaveCount(30);
  for (const [width, count] of [
    [320, 2],
    [390, 2],
    [480, 3],
    [650, 3],
    [760, 5],
    [940, 5],
    [1200, 6],
    [1600, 10],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => new Set((await tops()).slice(0, count)).size).toBe(1);
    const wide = await tops();
    expect(wide[count]).toBeGreaterThan(wide[0] ?? 0);
    const rail = rowOf(page, "lumen").getByRole("list");
    expect(await rail.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a month shows twelve films, and a button shows all", async ({ page }) => {
    await page.goto(site("lumen"));
    await waitForHydration(page);
    const row = rowOf(page, "lumen");
    const films = row.getByRole("heading", { level: 3 });
    await row.scrollIntoViewIfNeeded();
    await expect(films).toHaveCount(12);
    await row.getByText("Show more").click();
    await expect(films).toHaveCount(30);
    await expect(films.nth(12).getByRole("link")).toBeFocused();
    await expect(row.getByText("Show more")).toBeHidden();
  });

  test("an expanded month is expanded after going back", async ({ page }) => {
    await page.goto(site("lumen"));
    await waitForHydration(page);
    const row = rowOf(page, "lumen");
    await row.scrollIntoViewIfNeeded();
    await row.getByText("Show more").click();
    const last = itemsOf(row).last().getByRole("link");
    await last.focus();
    await expect(last).toBeInViewport();
    await last.press("Enter");
    await page.waitForURL(({ pathname }) => pathname !== "/");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await page.goBack();
    await expect(last).toBeInViewport();
  });
});

test("a learning path shows the viewer's position without a layout shift", async ({ page }) => {
  const bearer = await startSession(page, "academy");
  const headers = { "content-type": "application/json", authorization: `Bearer ${bearer}` };
  const watched = { userId: "x", inputToken: "three-values-are-enough", currentTime: 60 };
  const address = provider("/ch/academy/users/current-time");
  await fetch(address, { method: "POST", headers, body: JSON.stringify(watched) });
  const shifts = await watchShifts(page);
  await page.goto(site("academy"));
  const row = rowOf(page, "academy");
  await row.scrollIntoViewIfNeeded();
  const place = page.getByText("You are here").filter({ visible: true });
  await expect(place).toHaveCount(1);
  await expect(itemsOf(row).filter({ has: place })).toContainText("Three values are enough");
  await expect(row.getByText("Start here")).toBeHidden();
  expect(await shifts()).toBeLessThanOrEqual(0.01);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a phone without scripts shows all films of a month with a button", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site("lumen"));
    const row = rowOf(page, "lumen");
    await row.getByText("Show more").click();
    await expect(row.getByRole("heading", { level: 3 })).toHaveCount(30);
  });

  test("a schedule without scripts links to each of its days", async ({ page }) => {
    await page.goto(site("arena", "/pages/schedule"));
    const schedule = page.getByRole("region", { name: "Day by day" });
    await schedule.getByRole("navigation").getByRole("link", { name: "Tomorrow" }).click();
    const heading = schedule.getByRole("heading", { name: "Tomorrow" });
    await expect(heading).toBeInViewport({ ratio: 1 });
  });

  test("the timeline row without scripts opens at the current time", async ({ page }) => {
    await page.goto(site("arena"));
    const row = rowOf(page, "arena");
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByText("Now", { exact: true })).toBeInViewport();
    await expect(itemsOf(row).first()).not.toBeInViewport();
  });
});
