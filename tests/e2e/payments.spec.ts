import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { emailOf, fillSignIn, form } from "./support/accounts.ts";
import { expectAccessible } from "./support/expect-accessible.ts";
import { cards, pay, openPayment } from "./support/payments.ts";
import { startSession } from "./support/session.ts";

test("a subscription with a code is bought after a declined card, and cancelled by two clicks", async ({
  page,
  announce,
}) => {
  announce(422);
  await startSession(page, "demo");
  await page.goto(site("demo", "/paywalls/membership"));
  await page.getByRole("textbox", { name: "Promo code" }).fill("WELCOME20");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("WELCOME20: you save")).toBeVisible();
  await expect(page.getByText("€6.39").first()).toBeVisible();
  await expectAccessible(page);
  await openPayment(page);
  await pay(page, cards.declined);
  await expect(page.getByRole("alert")).toContainText("declined");
  await pay(page);
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(site("demo", "/user/account"));
  await expect(page.getByText(/^Renews on .* for €6.39\. From .*: €7.99\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Cancel subscription" }).click();
  await expect(page.getByRole("group", { name: "Take a pause" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  await expect(page.getByRole("heading", { name: "Your subscription is cancelled" })).toBeVisible();
  await page.goto(site("demo", "/user/account"));
  await page.getByRole("button", { name: "Resume subscription" }).click();
  await expect(page.getByText(/^Renews on /)).toBeVisible();
});

test("a visitor sees the prices before signing in, and returns to them afterwards", async ({
  page,
}) => {
  await page.goto(site("demo", "/paywalls/membership"));
  await expect(page).toHaveURL(site("demo", "/user/signIn"));
  await expect(page.getByRole("heading", { level: 1, name: "Choose how to watch" })).toBeVisible();
  const offer = page.getByRole("group", { name: "Meridian Membership" });
  await expect(offer.getByRole("radio", { name: "Monthly", exact: true })).toBeChecked();
  await expect(offer).toContainText("€7.99 a month");
  await expect(offer).toContainText("€79.00 a year");
  const on = page.getByRole("button", { name: "Sign up and continue" });
  await expect(on).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await fillSignIn(page, emailOf("viewer"));
  await expect(page).toHaveURL(site("demo", "/paywalls/membership"));
  await expect(page.getByRole("radio", { name: "Monthly", exact: true })).toBeChecked();
});

test("the page of prices has the sign-in form behind a link", async ({ page }) => {
  await page.goto(site("demo", "/paywalls/membership"));
  const { email } = form(page);
  await expect(email).toBeHidden();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(email).toBeInViewport({ ratio: 1 });
});

for (const variant of ["", "/mobile"]) {
  test(`a price that is chosen before signing in stays chosen at ${variant || "/"}${matrixUnless(variant === "")}`, async ({
    page,
  }) => {
    await page.goto(site("demo", `${variant}/paywalls/membership`));
    await page.getByRole("radio", { name: "Yearly" }).check();
    await fillSignIn(page, emailOf("viewer"));
    await expect(page).toHaveURL(site("demo", `${variant}/paywalls/membership`));
    await expect(page.getByRole("radio", { name: "Yearly" })).toBeChecked();
  });
}

test("the sign-in page of a paid film shows its price", async ({ page }) => {
  await page.goto(site("lumen", "/video/timber"));
  await expect(page.getByText("From €", { exact: false })).toBeVisible();
  await page.getByRole("link", { name: "Choose how to watch" }).click();
  await expect(page).toHaveURL(site("lumen", "/user/signIn"));
  await expect(page.getByText("To watch Timber")).toBeVisible();
  await expect(page.getByRole("group", { name: "This film alone" })).toContainText("€4.50 once");
});
