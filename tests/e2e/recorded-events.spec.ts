import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { findAxeViolations } from "./support/axe-violations.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { startSession } from "./support/session.ts";
import { findOverflow } from "./support/overflow.ts";

const choices = (page: Page) => page.getByRole("button", { name: "Privacy choices" });
const bar = (page: Page) => page.getByRole("region", { name: "Privacy choices" });
const sheet = (page: Page) => page.getByRole("dialog", { name: "What we record" });
/** The events of this browser in the store. */
const stored = (page: Page) =>
  page.evaluate(async () => (await (await fetch("/api/recorded-events")).json()).events);
const namesStored = async (page: Page) =>
  (await stored(page)).map((event: { event_name: string }) => event.event_name);

/** Opens pages, and waits until they are in the store. */
async function visit(page: Page): Promise<void> {
  await page.goto(site("demo", "/pages/blue-hour"));
  // All tests of a lane together may read them sixty times a minute.
  const intervals = [500, 1_000, 2_000];
  await expect.poll(() => namesStored(page), { intervals }).toContain("page_view");
}

/** Opens the list without an account, with the keyboard only. */
async function openSheet(page: Page): Promise<void> {
  await waitForHydration(page, choices(page));
  await choices(page).press("Enter");
  await bar(page).getByRole("button", { name: "What we record" }).press("Enter");
  await expect(sheet(page)).toBeVisible();
}

for (const width of [320, 940]) {
  test(`at ${width} px a visitor reads what was recorded by its titles, and closes it again${matrixUnless(width === 320)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await visit(page);
    await openSheet(page);
    const opened = sheet(page).getByRole("listitem").filter({ hasText: "Page opened" });
    await expect(opened.first()).toContainText(/Blue Hour/);
    await expect(sheet(page)).not.toContainText("/pages/");
    expect(await findOverflow(page)).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toHaveCount(0);
    await expect(bar(page).getByRole("button", { name: "What we record" })).toBeFocused();
  });
}

test("a visitor exports and deletes the recorded events with the keyboard", async ({ page }) => {
  await visit(page);
  await openSheet(page);
  const download = page.waitForEvent("download");
  await sheet(page).getByRole("button", { name: "Download (JSON)" }).press("Enter");
  expect((await download).suggestedFilename()).toBe("events.json");
  await sheet(page).getByRole("button", { name: "Delete all" }).press("Enter");
  await expect(sheet(page).getByRole("status")).toHaveText("Everything has been deleted.");
  expect(await stored(page)).toEqual([]);
});

test("the account lists the recorded events too", async ({ page }) => {
  await startSession(page, "demo");
  await visit(page);
  await page.goto(site("demo", "/user/account"));
  await page.getByRole("link", { name: "What we record" }).click();
  const part = page.getByRole("region", { name: "What we record" });
  await expect(
    part
      .getByRole("listitem")
      .filter({ hasText: /Blue Hour/ })
      .first(),
  ).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await part.getByRole("button", { name: "Delete all" }).click();
  await expect(part.getByRole("status")).toHaveText("Everything has been deleted.");
});

test("the account of a channel without measuring has no such list", async ({ page }) => {
  await startSession(page, "arena");
  await page.goto(site("arena", "/user/account"));
  await expect(page.getByRole("region", { name: "Devices" })).toBeVisible();
  await expect(page.getByRole("region", { name: "What we record" })).toHaveCount(0);
});
