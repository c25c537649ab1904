import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { axeFaults as faults } from "./support/axe-faults.ts";
import { channels } from "./support/channels.ts";
import { comeIn } from "./support/come-in.ts";
import { hydrated } from "./support/hydrated.ts";
import { stickingOut } from "./support/sticking-out.ts";

for (const channel of channels) {
  const { token, film, page: subpage } = channel;
  const places: [name: string, path: string, status: number][] = [
    ["home page", "/", 200],
    ["page", subpage.url, 200],
    ["film", film, 200],
    ["error screen", "/error?code=423", 423],
    ["mobile home page", "/mobile", 200],
  ];
  for (const [name, path, status] of places) {
    test(`nothing bars anybody from the ${name} of ${token}`, async ({ page, announce }) => {
      test.slow();
      if (status !== 200) announce(new RegExp(String(status)));
      if (path === film) await comeIn(page, channel);
      await page.goto(site(token, path));
      await hydrated(page);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await faults(page), `at ${width} px`).toEqual([]);
      }
    });
  }

  test(`nothing bars anybody from the menus of ${token}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(site(token));
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    expect(await faults(page, "dialog")).toEqual([]);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1440, height: 900 });
    const menu = page.getByRole("banner").locator("nav button[aria-expanded]").first();
    await menu.click();
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    expect(await faults(page, "header")).toEqual([]);
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
    // The browser tells the colours that the brand wished for, not those that it forces.
    expect(await faults(page, "html", "color-contrast")).toEqual([]);
    const grounds = await page
      .getByRole("main")
      .locator("section")
      .evaluateAll((all) =>
        all.map((one) => getComputedStyle(one.closest("[data-room] > *") ?? one).backgroundImage),
      );
    expect(grounds.filter((image) => image.includes("gradient"))).toEqual([]);
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
