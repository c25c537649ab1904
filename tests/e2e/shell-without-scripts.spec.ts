import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { plainAndMirrored } from "./support/channels.ts";

test.use({ javaScriptEnabled: false });

const narrow = { width: 390, height: 700 };
const wide = { width: 1440, height: 900 };
const bar = (page: Page) => page.getByRole("banner");

test("the search works without scripts", async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto(site("demo"));
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("searchbox").fill("lake");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(site("demo", "/search?q=lake"));
});

test("BE-481: the search of the results is changed without scripts in a narrow window", async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await page.goto(site("demo", "/search?q=lake"));
  const { x = 0, y = 0 } = (await page.getByRole("button", { name: "Search" }).boundingBox()) ?? {};
  await page.mouse.click(x + 20, y + 20);
  await expect(page.getByRole("searchbox")).toBeFocused();
  await expect(page.getByRole("searchbox")).toHaveValue("lake");
  await page.getByRole("searchbox").fill("sea");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(site("demo", "/search?q=sea"));
});

for (const [width, size] of Object.entries({ narrow, wide })) {
  test(`every page of the menu is a link without scripts, ${width}${matrixUnless(size === narrow)}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto(site("demo"));
    await bar(page).locator("summary").click();
    await bar(page).locator("details").getByRole("link", { name: "Lakes" }).click();
    await expect(page).toHaveURL(site("demo", "/pages/nature%2Flakes"));
    await expect(bar(page).locator("button[aria-expanded]").locator("visible=true")).toHaveCount(0);
  });
}

test("the overflow menu opens without scripts", async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto(site("demo"));
  await bar(page).getByRole("button", { name: "More" }).click();
  await bar(page).getByRole("navigation").getByRole("link", { name: "Field notes" }).click();
  await expect(page).toHaveURL(site("demo", "/pages/field-notes"));
});

for (const { token } of plainAndMirrored) {
  test(`the bar of ${token} is one line without scripts, and its end is reachable${matrixUnless(token === "academy")}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 940, height: 700 });
    await page.goto(site(token));
    const links = bar(page).locator("nav > ul > li").getByRole("link");
    const top = Math.round((await links.first().boundingBox())?.y ?? 0);
    for (const link of await links.all()) {
      await link.focus();
      await expect(link).toBeInViewport();
      expect(Math.round((await link.boundingBox())?.y ?? 0)).toBe(top);
    }
  });
}

test("controls that need scripts are not shown without scripts", async ({ page }) => {
  await page.goto(site("lumen"));
  await expect(page.getByRole("contentinfo").getByRole("combobox")).toBeVisible();
  await expect(page.getByRole("button", { name: "Privacy choices" })).toBeHidden();
});
