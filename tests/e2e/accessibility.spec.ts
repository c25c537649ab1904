import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { channels } from "./support/channels.ts";
import { hydrated } from "./support/hydrated.ts";
import { stickingOut } from "./support/sticking-out.ts";

/** Rule, and the places that break it. */
async function faults(page: Page): Promise<string[]> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

for (const { token, film, page: subpage } of channels) {
  const places: [name: string, path: string, status: number][] = [
    ["home page", "/", 200],
    ["page", subpage.url, 200],
    ["film", film, 200],
    ["error screen", "/error?code=423", 423],
    ["mobile home page", "/mobile", 200],
  ];
  for (const [name, path, status] of places) {
    test(`nothing bars anybody from the ${name} of ${token}`, async ({ page, announce }) => {
      if (status !== 200) announce(new RegExp(String(status)));
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(site(token, path));
        await hydrated(page);
        expect(await faults(page), `at ${width} px`).toEqual([]);
      }
    });
  }

  test(`nothing bars anybody from the menus of ${token}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(site(token));
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1440, height: 900 });
    const menu = page.getByRole("banner").locator("nav button[aria-expanded]").first();
    await menu.click();
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    expect(await faults(page)).toEqual([]);
  });

  test(`${token} can be used at 200 % and at 400 %`, async ({ page }) => {
    await page.goto(site(token));
    for (const [width, height] of [
      [640, 450],
      [320, 225],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await stickingOut(page), `${width} × ${height}`).toEqual([]);
      await expect(page.getByRole("button", { name: "Menu" })).toBeInViewport();
    }
  });

  test(`${token} keeps its edges and marks in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(site(token));
    const edge = await page
      .getByRole("contentinfo")
      .getByRole("combobox")
      .evaluate((element) => getComputedStyle(element).borderTopStyle);
    expect(edge).toBe("solid");
    expect(await faults(page)).toEqual([]);
  });
}

test("nothing moves for who wants less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(site("demo"));
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => Number(effect?.getComputedTiming().duration))
      .filter((duration) => duration > 1),
  );
  expect(moving).toEqual([]);
});
