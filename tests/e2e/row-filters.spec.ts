import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { readPage } from "./support/read-page.ts";
import { watchShifts } from "./support/shifts.ts";

const row = (page: Page) => page.getByRole("region", { name: "One evening each" });
const sort = (page: Page) => row(page).getByRole("combobox", { name: "Sort by" });
const topics = (page: Page) => row(page).getByRole("group", { name: "Topic" }).getByRole("button");
const status = (page: Page) => row(page).getByRole("status");
const titles = (page: Page) => row(page).locator("h3").allTextContents();
const more = (page: Page) => row(page).getByRole("button", { name: "Show more" });
const countOf = (text: string) => Number(/\d+$/.exec(text)?.[0]);

async function open(page: Page, prefix = ""): Promise<void> {
  await page.goto(site("demo", `${prefix}/pages/films`));
  await waitForHydration(page, sort(page));
}

test("order and topic change the items, show more continues with them, and back restores all", async ({
  page,
}) => {
  await open(page);
  await expect(status(page)).toHaveText("55 results");
  const featured = await titles(page);
  await sort(page).focus();
  await sort(page).selectOption("Oldest");
  await expect.poll(() => titles(page)).not.toEqual(featured);
  await expect(sort(page)).toBeFocused();
  const oldest = await titles(page);
  const topic = topics(page).first();
  const count = countOf(await topic.innerText());
  expect(count).toBeGreaterThan(1);
  await topic.focus();
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText(`${count} results`);
  await expect(topic).toBeFocused();
  await expect(topic).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("55 results");
  await expect.poll(() => titles(page)).toEqual(oldest);
  await more(page).click();
  await expect.poll(async () => (await titles(page)).length).toBe(24);
  const shown = await titles(page);
  expect(new Set(shown).size).toBe(24);
  expect(shown.slice(0, 12)).toEqual(oldest);
  await page.goto(site("demo", "/robots.txt"));
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(shown);
  await expect(sort(page)).toHaveValue("start_time");
  await row(page).locator("h3 a").nth(1).click();
  await expect(page).toHaveURL(/\/video\//);
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(shown);
  await expect(sort(page)).toHaveValue("start_time");
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(featured);
});

test("filters that nothing passes are removed by a press, and the order stays", async ({
  page,
}) => {
  await page.route("**/api/section-items?*filter_by*", (route) =>
    route.fulfill({ json: { items: [], total: 0, facets: [] } }),
  );
  await open(page);
  await sort(page).selectOption("Newest");
  await topics(page).first().click();
  await expect(status(page)).toHaveText("0 results");
  await row(page).getByRole("button", { name: "Remove filters" }).click();
  await expect(status(page)).toHaveText("55 results");
  await expect(sort(page)).toBeFocused();
  await expect(sort(page)).toHaveValue("-start_time");
});

test("a page that another one leads to has the controls too", async ({ page }) => {
  await page.goto(site("demo"));
  await waitForHydration(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "All films" }).click();
  await expect(sort(page)).toBeVisible();
  await topics(page).first().click();
  await expect(topics(page).first()).toHaveAttribute("aria-pressed", "true");
});

test("filtered items in the app's web view link to pages of the app", async ({ page }) => {
  await open(page, "/mobile");
  await topics(page).first().click();
  await expect(status(page)).not.toHaveText("55 results");
  const hrefs = await row(page)
    .locator("h3 a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs.length).toBeGreaterThan(0);
  expect(hrefs.every((href) => href?.startsWith("/mobile/video/"))).toBe(true);
});

for (const width of [390, 1440]) {
  test(`nothing moves while the controls load at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifted = await watchShifts(page);
    await open(page);
    await expect(status(page)).toBeVisible();
    expect(await shifted()).toBeLessThan(0.01);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test("a row with filters has no accessibility violations", async ({ page }) => {
  await open(page);
  await expectAccessible(page);
});

test("the home page brings neither the controls nor their style", async () => {
  const { document } = await readPage("demo");
  expect(document.querySelector('[name="sort_by"]')).toBeNull();
  expect(document.documentElement.outerHTML).not.toContain("resultsFeatured");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the row lists its films without controls", async ({ page }) => {
    await page.goto(site("demo", "/pages/films"));
    await expect(row(page).locator("h3")).toHaveCount(12);
    await expect(row(page).getByRole("combobox")).toHaveCount(0);
    await expect(row(page).getByRole("status")).toBeHidden();
  });
});
