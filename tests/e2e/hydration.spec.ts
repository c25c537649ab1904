import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { sendRequest } from "./support/send-request.ts";
import { waitForHydration } from "./support/hydrated.ts";

const dehydratedRows = (page: Page) => page.locator("main [data-dehydrated]");
const headings = (page: Page) => page.locator("main h2").allTextContents();

test("far rows are dehydrated at first, and hydrated when they are near the viewport", async ({
  page,
}) => {
  await page.goto(site("demo"));
  await waitForHydration(page);
  const first = page.locator("main section").first();
  await waitForHydration(page, first);
  const far = dehydratedRows(page).last();
  await expect(far).toBeAttached();
  const row = await far.elementHandle();
  await row?.scrollIntoViewIfNeeded();
  await page.waitForFunction((one) => one !== null && !one.hasAttribute("data-dehydrated"), row);
});

test("a far row with its own script requests it when it is near the viewport, not by a preload", async ({
  page,
}) => {
  await page.goto(site("academy"));
  await waitForHydration(page);
  await expect(page.locator('link[rel="preload"][as="script"]')).toHaveCount(0);
  const row = page.getByRole("region", { name: "See like a painter", exact: true });
  await row.scrollIntoViewIfNeeded();
  await waitForHydration(page, row);
});

test("a change of language while rows are dehydrated loses no row", async ({ page }) => {
  await page.goto(site("demo"));
  await waitForHydration(page, page.getByRole("combobox", { name: "Language" }));
  expect(await dehydratedRows(page).count()).toBeGreaterThan(0);
  const before = await headings(page);
  // Selected without scrolling: moving there would hydrate the rows on the way.
  await page.getByRole("combobox", { name: "Language" }).evaluate((select: HTMLSelectElement) => {
    select.value = "de";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect.poll(async () => (await headings(page)).length).toBe(before.length);
  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect(page.locator("main section h2").last()).toBeVisible();
});

test("no framework script is in the head of a page with an urgent picture", async ({ page }) => {
  const headOf = async (path: string) =>
    /<head>(.*?)<\/head>/s.exec((await sendRequest("demo", { path })).body)?.[1] ?? "";
  const script = /<script src="\/_next\/static\/[^>]* async|<link rel="preload" as="script"/;
  expect(await headOf("/user/signIn")).toMatch(script);
  expect(await headOf("/")).not.toMatch(script);
  expect(await headOf("/video/blue-hour-the-light-that-stays")).not.toMatch(script);
  await page.goto(site("demo"));
  await waitForHydration(page);
  expect(await page.locator('head script[src^="/_next/static/"]').count()).toBeGreaterThan(0);
});
