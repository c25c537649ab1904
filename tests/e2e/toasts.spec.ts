import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { isWholeMatrix } from "../support/matrix.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { countScripts } from "./support/loaded-scripts.ts";
import { videoOf, watch } from "./support/player.ts";

const film = "/video/blue-hour-the-light-that-stays";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const toasts = (page: Page) => page.getByRole("region", { name: "Notifications" });
const copied = (page: Page) => toasts(page).getByText("Link copied");
const boxOf = async (page: Page) => {
  const box = await copied(page).locator("..").boundingBox();
  if (!box) throw new Error("expected a toast on screen");
  return box;
};
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
/** Waits until a toast no longer moves. */
const settled = (page: Page) =>
  copied(page)
    .locator("..")
    .evaluate((toast) => Promise.all(toast.getAnimations().map(({ finished }) => finished)));

async function share(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Share" });
  await waitForHydration(page, button);
  await button.click();
  await expect(copied(page)).toBeVisible();
  await settled(page);
}

test("Share copies the film's URL and confirms it in a toast with the film's picture", async ({
  page,
}) => {
  await page.goto(site("demo", `${film}?utm_source=mail`));
  await expect(toasts(page).getByRole("status")).toHaveText("");
  await waitForHydration(page);
  await page.clock.install();
  await share(page);
  await expect(toasts(page).getByRole("status")).toContainText("Link copied");
  await expect(toasts(page).locator("img")).toBeVisible();
  expect(await clipboard(page)).toBe(site("demo", film));
  await expect(page.getByRole("button", { name: "Share" })).toBeFocused();
  await page.clock.runFor(3400);
  await expect(copied(page)).toHaveCount(0);
});

test("Share includes the current playback time", async ({ page }) => {
  await watch(page, site("demo", `${film}?t=20`));
  await expect
    .poll(() => videoOf(page).evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(20);
  await share(page);
  const link = new URL(await clipboard(page));
  expect(link.pathname).toBe(film);
  expect(Number(link.searchParams.get("t"))).toBeGreaterThanOrEqual(20);
});

test("a toast is visible above a film in fullscreen", async ({ page }) => {
  await watch(page, site("demo", film));
  const button = page.getByRole("button", { name: "Share", includeHidden: true });
  await waitForHydration(page, button);
  await page.getByRole("button", { name: "Enter fullscreen" }).click();
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await button.evaluate((share: HTMLElement) => share.click());
  // Elements outside of a fullscreen element cannot be hit, so the test checks the element at the toast's position.
  await expect
    .poll(() =>
      copied(page).evaluate((text) => text.closest("[popover]")?.matches(":popover-open")),
    )
    .toBe(true);
});

test("Share in the app copies the URL of the site's page", async ({ page }) => {
  await page.goto(site("demo", `/mobile${film}`));
  await share(page);
  expect(await clipboard(page)).toBe(site("demo", film));
});

test("Share copies the URL over plain HTTP, where a page has no clipboard", async ({ page }) => {
  await page.addInitScript(() => {
    const { readText } = navigator.clipboard;
    const clipboard = { readText: readText.bind(navigator.clipboard) };
    Object.defineProperty(navigator, "clipboard", { value: clipboard });
  });
  await page.goto(site("demo", film));
  await share(page);
  expect(await clipboard(page)).toBe(site("demo", film));
  await expect(page.getByRole("button", { name: "Share" })).toBeFocused();
});

test("Share shows an error when the link could not be copied", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    document.execCommand = () => false;
  });
  await page.goto(site("demo", film));
  const button = page.getByRole("button", { name: "Share" });
  await waitForHydration(page, button);
  await button.click();
  await expect(toasts(page).getByRole("status")).toContainText("The link couldn’t be copied");
});

test("a toast is at the top right, and on a phone at the bottom centre", async ({ page }) => {
  await page.goto(site("demo", film));
  for (const width of isWholeMatrix ? [1440, 650, 649, 320] : [1440, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await share(page);
    const box = await boxOf(page);
    const at = `at ${width} px`;
    expect.soft(box.width, at).toBe(Math.min(335, width - 32));
    if (width >= 650) {
      expect.soft(box.x + box.width, at).toBe(width - 16);
      expect.soft(box.y, at).toBeLessThan(120);
    } else {
      expect.soft(Math.abs(box.x + box.width / 2 - width / 2), at).toBeLessThanOrEqual(1);
      expect.soft(box.y + box.height, at).toBe(700 - 16);
    }
    await toasts(page).getByRole("button", { name: "Close" }).click();
    await expect(copied(page)).toHaveCount(0);
  }
});

test("the home page loads the code of toasts and privacy choices only when they are needed", async ({
  page,
}) => {
  const scriptsWith = countScripts(page, "demo");
  await page.goto(site("demo"));
  await page.waitForLoadState("networkidle");
  expect(await scriptsWith("data-leaving")).toBe(0);
  expect(await scriptsWith("consentText")).toBe(0);
  await page.getByRole("button", { name: "Privacy choices" }).click();
  await expect.poll(() => scriptsWith("consentText")).toBeGreaterThan(0);
  await page.goto(site("demo", film));
  await share(page);
  expect(await scriptsWith("data-leaving")).toBeGreaterThan(0);
});
