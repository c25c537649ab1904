import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { findAxeViolations } from "./support/axe-violations.ts";
import { channels, plainAndMirrored, matrixUnlessPlain } from "./support/channels.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { countScripts } from "./support/loaded-scripts.ts";
import { watchShifts } from "./support/shifts.ts";
import { withFullLayout, waitForRender, findOverflowNow } from "./support/overflow.ts";

/** Desktops and phones, then windows at zooms of 200 % and 400 %. */
const sizes = [
  [1600, 800],
  [1200, 800],
  [940, 800],
  [650, 800],
  [480, 800],
  [320, 800],
  [640, 450],
  [320, 225],
] as const;

const menu = (page: Page) => page.getByRole("button", { name: "Menu" });

/** Loads a page at this width, with all its rows. */
async function load(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(address);
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
}

/** No element overflows at any width or zoom, and the menu stays reachable. */
async function fitsEverySize(page: Page): Promise<void> {
  await withFullLayout(page, async () => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await waitForRender(page);
      expect.soft(await findOverflowNow(page), `at ${width} × ${height}`).toEqual([]);
      if (height < 800) await expect.soft(menu(page)).toBeInViewport();
    }
  });
}

/** Axe finds no violations in the open drawer of a phone, nor in an open menu of the bar. */
async function menusBarNobody(page: Page): Promise<void> {
  await menu(page).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  expect.soft(await findAxeViolations(page, "dialog"), "in the drawer").toEqual([]);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1440, height: 900 });
  const group = page.getByRole("banner").locator("nav button[aria-expanded]").first();
  await group.click();
  await expect(group).toHaveAttribute("aria-expanded", "true");
  expect.soft(await findAxeViolations(page, "header"), "in the menu").toEqual([]);
  await page.keyboard.press("Escape");
}

/** Edges are visible and backgrounds are plain when the page has forced colours. */
async function expectEdgesInForcedColours(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: "active" });
  await expect
    .soft(page.getByRole("contentinfo").getByRole("combobox"))
    .toHaveCSS("border-top-style", "solid");
  // The browser reports the brand's colours, not the forced ones.
  // Sizes were checked before. A card's link fills its card, which axe does not see in far rows.
  const unseen = ["color-contrast", "target-size"];
  expect.soft(await findAxeViolations(page, "html", ...unseen), "in forced colours").toEqual([]);
  const grounds = await page
    .getByRole("main")
    .locator("section")
    .evaluateAll((all) =>
      all.map((one) => getComputedStyle(one.closest("[data-room] > *") ?? one).backgroundImage),
    );
  expect.soft(grounds.filter((image) => image.includes("gradient"))).toEqual([]);
}

/** Every picture has reserved space. The first loads at once, those of cards may load lazily. */
async function expectReservedPictures(page: Page): Promise<void> {
  const pictures = page.getByRole("main").locator("img");
  await expect.soft(page.locator("main img:not([width][height])")).toHaveCount(0);
  await expect.soft(pictures.first()).toHaveAttribute("fetchpriority", "high");
  await expect.soft(pictures.first()).not.toHaveAttribute("loading", "lazy");
  await expect.soft(page.locator("main li img[loading=lazy]")).not.toHaveCount(0);
  await expect.soft(page.locator("main li img:not([loading=lazy])")).toHaveCount(0);
}

/** Loads a page for a desktop and for a phone and checks its layout and accessibility. */
async function stands(page: Page, address: string): Promise<void> {
  const shifted = await watchShifts(page);
  for (const width of [1440, 390]) {
    await load(page, address, width);
    expect.soft(await shifted(), `jumps at ${width} px`).toBeLessThanOrEqual(0.01);
    expect.soft(await findAxeViolations(page), `violations at ${width} px`).toEqual([]);
    if (width === 1440) await fitsEverySize(page);
  }
}

for (const { token } of channels) {
  test(`the home page of ${token} has no layout shifts, fits every size, and is accessible${matrixUnless(token === "academy")}`, async ({
    page,
  }) => {
    test.slow();
    await stands(page, site(token));
    await expectReservedPictures(page);
    await menusBarNobody(page);
    await expectEdgesInForcedColours(page);
  });
}

for (const { token, film } of plainAndMirrored) {
  test(`a film's page of ${token} has no layout shifts, fits every size, and is accessible${matrixUnlessPlain(token)}`, async ({
    page,
  }) => {
    test.slow();
    await stands(page, site(token, film));
  });
}

test("the shift counter of these tests counts a layout shift", async ({ page }) => {
  const shifted = await watchShifts(page);
  await page.goto(site("demo"));
  await waitForHydration(page);
  await page.evaluate(() => {
    const late = document.createElement("div");
    late.style.height = "300px";
    document.body.prepend(late);
  });
  await expect.poll(shifted).toBeGreaterThan(0.01);
});

const player = "hlsManifestParsed";

test("the player's code loads on a film's page when the viewer approaches it, not on the home page", async ({
  page,
}) => {
  const scriptsWith = countScripts(page, "demo");
  await page.goto(site("demo"));
  await page.waitForLoadState("networkidle");
  expect(await scriptsWith(player)).toBe(0);
  await page.goto(site("demo", "/video/blue-hour-the-light-that-stays"));
  await page.waitForLoadState("networkidle");
  expect(await scriptsWith(player)).toBe(0);
  await page.getByRole("button", { name: "Play", exact: true }).hover();
  await expect.poll(() => scriptsWith(player)).toBe(1);
});

for (const { token } of channels) {
  test(`content below the hero of ${token} does not move when its items change on a phone${matrixUnlessPlain(token)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site(token));
    await waitForHydration(page);
    const hero = page.getByRole("main").getByRole("region").first();
    const title = hero.getByRole("heading", { level: 1 });
    const buttons = await hero.locator("button:has(img)").all();
    const layout = async () => {
      const whole = await hero.boundingBox();
      const pressed = await buttons[0]?.boundingBox();
      return [whole?.height, Math.round((pressed?.y ?? 0) - (whole?.y ?? 0))];
    };
    const before = await layout();
    for (const button of buttons.slice(1)) {
      const shown = await title.textContent();
      await button.click();
      await expect(title).not.toHaveText(shown ?? "");
      expect(await layout()).toEqual(before);
    }
  });
}

for (const [width, columns] of [
  [390, 2],
  [940, 3],
  [1440, 4],
] as const) {
  test(`a grid fills its last line above the "Show more" button at ${width} px${matrixUnless(width === 940)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site("academy"));
    const row = page.getByRole("region", { name: "Courses for a rainy week" });
    await expect(row.getByRole("button", { name: "Show more" })).toBeAttached();
    const shown = row.getByRole("listitem").filter({ visible: true });
    await expect.poll(() => shown.count()).toBeGreaterThan(0);
    expect((await shown.count()) % columns).toBe(0);
    const tops = await shown.evaluateAll((cards) =>
      cards.map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    expect(new Set(tops.slice(0, columns)).size).toBe(1);
    expect(tops[columns]).toBeGreaterThan(tops[0] ?? 0);
  });
}

test.describe("by touch", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the texts of a list are beside their picture", async ({ page }) => {
    await page.goto(site("demo", "/pages/blue-hour"));
    const row = page.getByRole("region", { name: "Episodes" }).getByRole("listitem").first();
    const picture = await row.locator("img").boundingBox();
    const words = await row.getByRole("heading").boundingBox();
    const action = await row.getByRole("button").boundingBox();
    expect(words?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
    expect(action?.x).toBeGreaterThanOrEqual((words?.x ?? 0) + (words?.width ?? 0));
  });
});

test("three portraits with texts are stacked until 650 px fit them in a line", async ({ page }) => {
  await page.goto(site("arena", "/pages/commentators"));
  const portraits = page.getByRole("region", { name: "Three voices" }).getByRole("listitem");
  await expect(portraits).toHaveCount(3);
  for (const [width, lines] of [
    [390, 3],
    [520, 3],
    [660, 1],
    [1440, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await portraits.evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size, `at ${width} px`).toBe(lines);
  }
});
