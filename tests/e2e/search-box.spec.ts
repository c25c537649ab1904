import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { findAxeViolations } from "./support/axe-violations.ts";
import { plainAndMirrored, matrixUnlessPlain } from "./support/channels.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { openWithSearches, savedSearches, searchBox } from "./support/search-box.ts";
import { waitForRender, findOverflow } from "./support/overflow.ts";

const wide = { width: 1440, height: 900 };

test("the header stays visible while the search is in use, and hides afterwards", async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await openWithSearches(page, site("demo"), ["lake"]);
  const { field, list } = searchBox(page);
  await field.focus();
  await expect(list).toBeVisible();
  await page.mouse.move(300, 700);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect(list).toBeInViewport();
  await page.mouse.click(10, 700);
  await expect(list).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole("banner")).not.toBeInViewport();
  await page.keyboard.press("/");
  await expect(field).toBeInViewport();
});

test("the search box loads when it gets the focus, and text typed before is preserved", async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const late: string[] = [];
  await page.goto(site("demo"));
  await waitForHydration(page, page.getByRole("banner"));
  await page.waitForLoadState("networkidle");
  await page.route("**/*", async (route) => {
    late.push(new URL(route.request().url()).pathname);
    await promise;
    await route.continue();
  });
  const { field, list, group } = searchBox(page);
  await field.focus();
  await page.keyboard.type("blue hour");
  await expect.poll(() => late.some((path) => path.endsWith(".js"))).toBe(true);
  await expect(list).toBeHidden();
  resolve();
  await expect(group("Titles").getByRole("option").first()).toContainText("Blue Hour");
  await expect(field).toHaveValue("blue hour");
});

test("BE-480: the field has the query of the results, also after back and forward", async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto(site("demo", "/search?q=lake"));
  const { field } = searchBox(page);
  await expect(field).toHaveValue("lake");
  await waitForHydration(page, page.getByRole("banner"));
  await field.fill("sea");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(site("demo", "/search?q=sea"));
  await page.goBack();
  await expect(page).toHaveURL(site("demo", "/search?q=lake"));
  await expect(field).toHaveValue("lake");
  await page.goForward();
  await expect(field).toHaveValue("sea");
  await page.locator("main a[href^='/video/']").first().click();
  await expect(page).toHaveURL(/\/video\//);
  await expect(field).toHaveValue("");
  await page.goBack();
  await expect(field).toHaveValue("sea");
});

for (const { token } of plainAndMirrored) {
  test(`${token}: the open list is accessible, and fits into every width${matrixUnlessPlain(token)}`, async ({
    page,
  }) => {
    await openWithSearches(page, site(token), ["moss", "blue lake", "a".repeat(250)]);
    const { field, list, box } = searchBox(page);
    for (const width of [320, 940, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await field.focus();
      await expect(list).toBeVisible();
      await waitForRender(page);
      expect.soft(await findOverflow(page), `${token} at ${width} px`).toEqual([]);
      const height = (await list.locator("..").boundingBox())?.height;
      expect.soft(height, `${token} at ${width} px`).toBeLessThanOrEqual(490);
      await page.keyboard.press("Escape");
      await page.keyboard.press("ArrowDown");
    }
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(box).toHaveAttribute("aria-expanded", "true");
      // The list covers a part of the page below, which is intended.
      expect.soft(await findAxeViolations(page, "header"), `${token} at ${width} px`).toEqual([]);
    }
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test("BE-481: the open field is emptied and closed by touch", async ({ page }) => {
    await page.goto(site("demo", "/search?q=lake"));
    await waitForHydration(page, page.getByRole("banner"));
    const { field, open, list, button } = searchBox(page);
    await open.tap();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("lake");
    await expect(list).toBeVisible();
    await button("Clear text").tap();
    await expect(field).toHaveValue("");
    await expect(field).toBeFocused();
    await expect(button("Clear text")).toBeHidden();
    await button("Close").tap();
    await expect(list).toBeHidden();
    await expect(field).toHaveValue("lake");
    await expect(button("Close")).toBeHidden();
    await expect(open).toBeFocused();
    await expect(page).toHaveURL(site("demo", "/search?q=lake"));
  });

  test("the field fills the bar, and touch searches, removes and closes", async ({ page }) => {
    await openWithSearches(page, site("demo"), ["blue lake", "maple", "salt"]);
    const { field, list, open, option, button } = searchBox(page);
    await open.tap();
    await expect(field).toBeFocused();
    await expect(list).toBeVisible();
    const bar = await page.getByRole("banner").boundingBox();
    const form = await page.getByRole("search").locator("form, :scope").first().boundingBox();
    expect(form?.width).toBeGreaterThan((bar?.width ?? 0) - 40);
    await button("Remove “maple”").tap();
    await expect(option("maple")).toHaveCount(0);
    await expect(field).toBeFocused();
    await option("salt").tap();
    await expect(page).toHaveURL(site("demo", "/search?q=salt"));
    expect(await savedSearches(page)).toEqual(["salt", "blue lake"]);
    await waitForHydration(page, page.getByRole("banner"));
    await open.tap();
    await button("Remove all").tap();
    expect(await savedSearches(page)).toEqual([]);
  });
});
