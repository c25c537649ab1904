import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { pressTab } from "./support/focus.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { watchShifts } from "./support/shifts.ts";
import { findOverflow } from "./support/overflow.ts";

const optInChannel = "lumen";
const offers = "demo";

const bar = (page: Page) => page.getByRole("region", { name: "Privacy choices" });
const choose = (page: Page, name: "Accept" | "Decline") =>
  bar(page).getByRole("button", { name, exact: true }).click();
const savedConsent = (page: Page) => page.evaluate(() => localStorage.getItem("mq_consent"));
const choices = (page: Page) => page.getByRole("button", { name: "Privacy choices" });

for (const [name, value] of [
  ["Accept", "granted"],
  ["Decline", "not-granted"],
] as const) {
  test(`a channel with opt-in consent remembers "${name}"${matrixUnless(name === "Accept")}`, async ({
    page,
  }) => {
    await page.goto(site(optInChannel));
    await expect(bar(page)).toBeVisible();
    expect(await savedConsent(page)).toBeNull();
    await choose(page, name);
    await expect(bar(page)).toHaveCount(0);
    expect(await savedConsent(page)).toBe(value);
    await page.reload();
    // The network may never be idle: the previous page handed its events to the browser.
    await waitForHydration(page, choices(page));
    await expect(bar(page)).toHaveCount(0);
  });
}

test("the app's page shows the privacy choices too", async ({ page }) => {
  await page.goto(site(optInChannel, "/mobile"));
  await expect(bar(page)).toBeVisible();
});

test("the app's page has a button that opens the choices again", async ({ page }) => {
  await page.goto(site(offers, "/mobile"));
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await waitForHydration(page, choices(page));
  await choices(page).click();
  await choose(page, "Decline");
  expect(await savedConsent(page)).toBe("not-granted");
});

test("keys make the privacy choices before hydration, and the focus stays in the page", async ({
  page,
}) => {
  await page.goto(site(optInChannel));
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).not.toBeFocused();
  expect((await pressTab(page)).name).toBe("Skip to content");
  const stops = [
    (await pressTab(page)).name,
    (await pressTab(page)).name,
    (await pressTab(page)).name,
  ];
  expect(stops).toContain("Decline");
  await bar(page).getByRole("button", { name: "Decline" }).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the focused element is never covered by the bar", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto(site(optInChannel));
  await expect(bar(page)).toBeVisible();
  await waitForHydration(page);
  for (let stop = 0; stop < 25; stop += 1) {
    const { name } = await pressTab(page);
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      const over = document.getElementById("consent");
      if (!focused || !over || over.contains(focused)) return false;
      const { top } = focused.getBoundingClientRect();
      return top >= over.getBoundingClientRect().top;
    });
    expect(hidden, `"${name}" is under the bar`).toBe(false);
  }
});

for (const width of [320, 650, 1440]) {
  test(`at ${width} px the bar fits, moves nothing and is not the largest paint${matrixUnless(width === 320)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    const shifted = await watchShifts(page);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const element = "element" in entry && entry.element instanceof Element && entry.element;
          if (element && element.closest("#consent")) document.documentElement.dataset.led = "bar";
        }
      }).observe({ type: "largest-contentful-paint", buffered: true });
    });
    await page.goto(site(optInChannel));
    await expect(bar(page)).toBeVisible();
    const [decline, accept] = await Promise.all(
      ["Decline", "Accept"].map((name) => bar(page).getByRole("button", { name }).boundingBox()),
    );
    expect(decline?.width).toBe(accept?.width);
    expect(decline?.height).toBe(accept?.height);
    expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(320);
    // Before the whole page is laid out, which moves elements that were skipped.
    expect(await shifted()).toBeLessThanOrEqual(0.01);
    expect(await findOverflow(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.dataset.led)).toBeUndefined();
  });
}
