import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { waitForHydration } from "./support/hydrated.ts";

// docs/behaviour.md BE-447
test("a printed page has its pictures, black headings and whole rows, and no controls", async ({
  page,
}) => {
  await page.goto(site("demo"));
  await waitForHydration(page, page.getByRole("banner"));
  await page.setViewportSize({ width: 800, height: 1100 });
  await page.emulateMedia({ media: "print" });
  const hero = page.locator("[data-hero]").first();
  await expect(hero.locator("img").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  const row = page.getByRole("region", { name: "New this week" }).getByRole("list").first();
  expect(await row.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(1);
});
