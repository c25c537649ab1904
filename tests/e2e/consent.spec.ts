import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { aTinyChannel } from "../support/tiny-channel.ts";
import { fullUnless } from "../support/tiers.ts";
import { axeFaults } from "./support/axe-faults.ts";
import { tab } from "./support/focus.ts";
import { hydrated } from "./support/hydrated.ts";
import { watchShifts } from "./support/shifts.ts";
import { stickingOut } from "./support/sticking-out.ts";
import { useTinySite } from "./support/tiny-site.ts";

const asks = "lumen";
const offers = "demo";

const bar = (page: Page) => page.getByRole("region", { name: "Privacy choices" });
const answer = (page: Page, name: "Accept" | "Decline") =>
  bar(page).getByRole("button", { name, exact: true }).click();
const savedConsent = (page: Page) => page.evaluate(() => localStorage.getItem("mq_consent"));
const choices = (page: Page) => page.getByRole("button", { name: "Privacy choices" });

for (const [name, value] of [
  ["Accept", "granted"],
  ["Decline", "not-granted"],
] as const) {
  test(`a channel that asks first remembers "${name}"${fullUnless(name === "Accept")}`, async ({
    page,
  }) => {
    await page.goto(site(asks));
    await expect(bar(page)).toBeVisible();
    expect(await savedConsent(page)).toBeNull();
    await answer(page, name);
    await expect(bar(page)).toHaveCount(0);
    expect(await savedConsent(page)).toBe(value);
    await page.reload();
    // The line may never be idle: what the page before told was handed to the browser.
    await hydrated(page, choices(page));
    await expect(bar(page)).toHaveCount(0);
  });
}

test("a channel that offers a way out shows it from the footer alone, where there is one @full", async ({
  page,
}) => {
  await page.goto(site(offers));
  await hydrated(page, choices(page));
  await page.waitForLoadState("networkidle");
  await expect(bar(page)).toHaveCount(0);
  await choices(page).press("Enter");
  await expect(bar(page)).toBeFocused();
  await tab(page);
  await expect(bar(page).getByRole("link", { name: "Privacy policy" })).toBeFocused();
  await tab(page);
  await expect(bar(page).getByRole("button", { name: "What we record" })).toBeFocused();
  await tab(page);
  await expect(bar(page).getByRole("button", { name: "Decline" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(bar(page)).toHaveCount(0);
  await expect(choices(page)).toBeFocused();
  expect(await savedConsent(page)).toBe("not-granted");
});

test("a channel that measures nobody asks nothing @full", async ({ page }) => {
  await page.goto(site("arena"));
  await page.waitForLoadState("networkidle");
  await expect(bar(page)).toHaveCount(0);
  await expect(choices(page)).toHaveCount(0);
});

test("the app's page asks too", async ({ page }) => {
  await page.goto(site(asks, "/mobile"));
  await expect(bar(page)).toBeVisible();
});

test("the app's page has a way back to the choices", async ({ page }) => {
  await page.goto(site(offers, "/mobile"));
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await hydrated(page, choices(page));
  await choices(page).click();
  await answer(page, "Decline");
  expect(await savedConsent(page)).toBe("not-granted");
});

test.describe("where the footer is hidden", () => {
  const { own } = useTinySite((provider) => {
    const settings = { trackingConsent: "opt-out", viewers: { subscriptionType: "none" } };
    provider.answerJson("/ch/tiny", aTinyChannel("tiny", { settings }));
    provider.answerJson("/ch/tiny/footer", { visibility: false });
  });

  test("the choices are opened from the end of the page @full", async ({ page }) => {
    await page.goto(own().at("tiny"));
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await hydrated(page, choices(page));
    await page.waitForLoadState("networkidle");
    await expect(bar(page)).toHaveCount(0);
    await choices(page).press("Enter");
    await expect(bar(page)).toBeFocused();
    await answer(page, "Decline");
    await expect(choices(page)).toBeFocused();
    expect(await savedConsent(page)).toBe("not-granted");
    expect(await axeFaults(page)).toEqual([]);
  });
});

test("a value that is no answer counts as none @full", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("mq_consent", "yes"));
  await page.goto(site(asks));
  await expect(bar(page)).toBeVisible();
});

test("without storage an answer holds for the visit @full", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("closed", "SecurityError");
      },
    });
  });
  await page.goto(site(asks));
  await answer(page, "Accept");
  await expect(bar(page)).toHaveCount(0);
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("link", { name: "Notebook" }).click();
  await expect(page).toHaveURL(site(asks, "/pages/notebook"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test("two tabs agree @full", async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto(site(asks));
  await other.goto(site(asks, "/pages/notebook"));
  await expect(bar(other)).toBeVisible();
  await answer(one, "Accept");
  await expect(bar(other)).toHaveCount(0);
});

test("keys alone answer early, and the focus stays in the page", async ({ page }) => {
  await page.goto(site(asks));
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).not.toBeFocused();
  expect((await tab(page)).name).toBe("Skip to content");
  const stops = [(await tab(page)).name, (await tab(page)).name, (await tab(page)).name];
  expect(stops).toContain("Decline");
  await bar(page).getByRole("button", { name: "Decline" }).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("what has the focus is never under the bar", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto(site(asks));
  await expect(bar(page)).toBeVisible();
  await hydrated(page);
  for (let stop = 0; stop < 25; stop += 1) {
    const { name } = await tab(page);
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
  test(`at ${width} px the bar fits, moves nothing and is not the largest paint${fullUnless(width === 320)}`, async ({
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
    await page.goto(site(asks));
    await expect(bar(page)).toBeVisible();
    const [decline, accept] = await Promise.all(
      ["Decline", "Accept"].map((name) => bar(page).getByRole("button", { name }).boundingBox()),
    );
    expect(decline?.width).toBe(accept?.width);
    expect(decline?.height).toBe(accept?.height);
    expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(320);
    // Before all of the page is laid out at once, which moves what was skipped.
    expect(await shifted()).toBeLessThanOrEqual(0.01);
    expect(await stickingOut(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.dataset.led)).toBeUndefined();
  });
}
