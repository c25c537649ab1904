import type { Page } from "playwright/test";

/** Numbers of the sandbox's cards. */
export const cards = {
  works: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  secondStep: "4000 0025 0000 3155",
};

/** Fills in the hosted form for a card, and submits it. */
export async function pay(page: Page, number = cards.works): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Expiry").fill("12/34");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: /^Pay/ }).click();
}

/** Opens the hosted page from the page of prices. */
export const openPayment = (page: Page) =>
  page.getByRole("button", { name: "Continue to payment" }).click();
