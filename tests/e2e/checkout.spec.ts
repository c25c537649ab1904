import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { emailOf, fillSignIn } from "./support/accounts.ts";
import { cards, pay, openPayment } from "./support/payments.ts";
import { startSession } from "./support/session.ts";

const film = "/video/the-keeper";
const prices = "/paywalls/?context=the-keeper";

test("a film that a visitor requested is playable after signing in and paying", async ({
  page,
}) => {
  await page.goto(site("lumen", film));
  await page.getByRole("link", { name: "Choose how to watch" }).click();
  await expect(page).toHaveURL(site("lumen", "/user/signIn"));
  await fillSignIn(page, emailOf("viewer", "lumen"));
  await expect(page).toHaveURL(site("lumen", prices));
  await openPayment(page);
  await pay(page);
  await page.getByRole("link", { name: "Watch now" }).click();
  await expect(page).toHaveURL(site("lumen", film));
  await expect(page.getByRole("button", { name: "Play", exact: true }).first()).toBeVisible();
});

test("a viewer who leaves the payment page returns to the prices of the requested film", async ({
  page,
}) => {
  await startSession(page, "lumen");
  await page.goto(site("lumen", prices));
  await openPayment(page);
  await page.getByRole("link", { name: "Back to Lumen" }).click();
  await expect(page).toHaveURL(site("lumen", prices));
  await expect(page.getByRole("button", { name: "Continue to payment" })).toBeEnabled();
});

test("a payment with bank confirmation completes, and Back makes no second payment", async ({
  page,
}) => {
  await startSession(page, "demo");
  await page.goto(site("demo", "/paywalls/membership"));
  await openPayment(page);
  await pay(page, cards.secondStep);
  await page.getByRole("button", { name: "Confirm payment" }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("It’s already paid. Nothing more is charged.")).toBeVisible();
});
