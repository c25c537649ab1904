import type { Locator, Page } from "playwright/test";
import { provider, site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { startSession } from "./support/session.ts";
import { watchShifts } from "./support/shifts.ts";

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a personal row has reserved space from the first paint, and is filled without a shift", async ({
  page,
}) => {
  const bearer = await startSession(page, "demo");
  const headers = { "content-type": "application/json", authorization: `Bearer ${bearer}` };
  const watched = { userId: "x", inputToken: "winter-pier", currentTime: 60 };
  const body = JSON.stringify(watched);
  await fetch(provider("/ch/demo/users/current-time"), { method: "POST", headers, body });
  await page.goto(site("demo", "/pages/my-list"));
  const list = region(page, "Continue watching");
  await expect(list.getByRole("link")).toHaveCount(1);
  const shifts = await watchShifts(page);
  const release = Promise.withResolvers<void>();
  await page.route("**/api/personal-items?*", async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto(site("demo"));
  await expect(list).toBeInViewport();
  release.resolve();
  await expect(list.getByRole("link")).toHaveCount(1);
  expect(await shifts()).toBeLessThanOrEqual(0.01);
});

test("a visitor sees no space for personal rows, and the page of lists links to sign-in", async ({
  page,
}) => {
  await page.goto(site("demo"));
  await waitForHydration(page);
  await expect(page.locator("main [data-personal]").first()).toBeHidden();
  await page.goto(site("demo", "/pages/my-list"));
  const list = region(page, "Your watch list");
  await expect(list.getByRole("link", { name: "Sign in" })).toBeVisible();
});

test("an event that begins is shown as live in its card a minute later", async ({ page }) => {
  await page.clock.install();
  await page.goto(site("arena"));
  const row = region(page, "Coming up");
  await row.scrollIntoViewIfNeeded();
  const items = row.getByRole("listitem");
  const titles = items.getByRole("heading");
  await expect(titles.first()).toBeVisible();
  const names = await titles.allTextContents();
  await expect(row.getByText("Live", { exact: true })).toHaveCount(0);
  const path = "/api/section-items?page_id=home&section_id=home-coming-up&page=1&tab=tonight";
  const response = await page.evaluate(async (address) => (await fetch(address)).json(), path);
  response.items[1].state = "live";
  await page.route("**/api/section-items?*home-coming-up*", (route) =>
    route.fulfill({ json: response }),
  );
  await expect(async () => {
    await page.clock.fastForward(66_000);
    await expect(row.getByText("Live", { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await titles.allTextContents()).toEqual(names);
  await expect(items.nth(1).getByRole("link", { name: "Play" })).toBeVisible();
});

/** Scrolls to the last row, selects a tab, scrolls a rail, then scrolls to the middle. */
async function changeHome(page: Page): Promise<{ rail: Locator; first: Locator }> {
  await page.goto(site("demo"));
  await waitForHydration(page);
  const last = page.getByRole("heading", { name: "Field notes, by post" });
  await expect(async () => {
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(last).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const tab = page.getByRole("tab", { selected: false }).first();
  await tab.scrollIntoViewIfNeeded();
  await waitForHydration(page, tab);
  await tab.click();
  await expect(page.getByRole("tabpanel").first()).toHaveAttribute("aria-busy", "false");
  const row = region(page, "New this week");
  await row.scrollIntoViewIfNeeded();
  await waitForHydration(page, row);
  const rail = row.locator("ul").first();
  await rail.evaluate((list) => list.scrollTo({ left: 300, behavior: "instant" }));
  // A rail snaps once it has been scrolled, and would move after the reading.
  await expect(rail).toHaveAttribute("data-snaps");
  return { rail, first: row };
}

const seen = (page: Page, row: Locator, rail: Locator) => async () => ({
  // A visitor's personal rows are empty, without height and not stored.
  rows: await page.locator("main section h2").filter({ visible: true }).allTextContents(),
  tabs: await page.getByRole("tab", { selected: true }).allTextContents(),
  rail: Math.round(await rail.evaluate((list) => list.scrollLeft)),
  top: Math.round((await row.boundingBox())?.y ?? Number.NaN),
});

for (const [how, goElsewhere] of [
  ["a link", (page: Page, row: Locator) => row.getByRole("link").nth(1).click()],
  ["a page that is reloaded", (page: Page) => page.goto(site("demo", "/user/signIn"))],
] as const) {
  test(`going back from ${how} restores the page's state${matrixUnless(how === "a link")}`, async ({
    page,
  }) => {
    const { rail, first } = await changeHome(page);
    const readState = seen(page, first, rail);
    const before = await readState();
    await goElsewhere(page, first);
    await page.waitForURL((address) => address.pathname !== "/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goBack();
    // A reading may happen while the page loads: the next one counts.
    await expect(async () => expect(await readState()).toEqual(before)).toPass();
  });
}
