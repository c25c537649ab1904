import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { isWholeMatrix } from "../support/matrix.ts";
import { findAxeViolations } from "./support/axe-violations.ts";
import { cards, openPayment } from "./support/payments.ts";
import { startSession } from "./support/session.ts";
import { findOverflow } from "./support/overflow.ts";

const widths = isWholeMatrix ? [320, 1440] : [320];

/** A hosted page has no accessibility violations on a small phone and on a desktop. */
async function expectAccessiblePage(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findAxeViolations(page), `violations on ${name} at ${width} px`).toEqual([]);
    expect.soft(await findOverflow(page), `sticks out of ${name} at ${width} px`).toEqual([]);
  }
}

/** Types a card's data with the keyboard, starting in the focused field. */
async function typeCard(page: Page, number: string): Promise<void> {
  for (const typed of [number, "12/34", "123"]) {
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(typed);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
}

test("hosted pages are accessible, and a card with a second step is paid with the keyboard only", async ({
  page,
  announce,
}) => {
  announce(422);
  await startSession(page, "demo");
  await page.goto(site("demo", "/paywalls/membership"));
  await openPayment(page);
  const number = page.getByLabel("Card number");
  await expect(number).toBeVisible();
  await expectAccessiblePage(page, "the checkout");

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /^Back to/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(number).toBeFocused();
  await typeCard(page, cards.declined);
  await expect(page.getByRole("alert")).toContainText("declined");
  // The error is shown at the field, without another step.
  await expect(number).toBeFocused();
  await expectAccessiblePage(page, "the checkout after a decline");

  await typeCard(page, cards.secondStep);
  const approve = page.getByRole("button", { name: "Confirm payment" });
  await expect(approve).toBeVisible();
  await expectAccessiblePage(page, "the second step");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(approve).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();

  await page.goto(site("demo", "/user/account"));
  await page.getByRole("button", { name: "Manage payment" }).click();
  const change = page.getByRole("button", { name: "Change card" });
  await expect(change).toBeVisible();
  await expectAccessiblePage(page, "the portal");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(change).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(number).toBeVisible();
  await expectAccessiblePage(page, "another card");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await typeCard(page, cards.works);
  await expect(change).toBeVisible();
});
