import { site } from "../support/addresses.ts";
import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { fillSignIn, fillSignUp, linkTo, newAddress } from "./support/accounts.ts";
import { pay, toPayment } from "./support/payments.ts";
import { startSession } from "./support/session.ts";

test("a gift is mailed, and redeemed by somebody who signs up for it @full", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = newAddress();
  await startSession(page, "demo");
  await page.goto(site("demo", "/paywalls/membership"));
  await page.getByRole("checkbox", { name: "Give as a gift" }).check();
  await page.getByLabel("Recipient’s email").fill(email);
  await page.getByLabel("Message (optional)").fill("For long evenings");
  await toPayment(page);
  await pay(page);
  await expect(page.getByText(`Your gift is on its way to ${email}.`)).toBeVisible();
  const link = await linkTo(email);

  const own = await browser.newContext();
  const other = await own.newPage();
  const main = other.getByRole("main");
  await other.goto(link);
  await expect(other.getByRole("heading", { name: "Vera has a gift for you" })).toBeVisible();
  await expect(main.getByText("For long evenings")).toBeVisible();
  await main.getByRole("link", { name: "Sign up" }).click();
  await expect(main.getByRole("button", { name: "Sign up" })).toBeEnabled();
  await fillSignUp(other, email);
  await expect(other.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await expect.poll(async () => (await consoleApi.mails(email)).mails.length).toBe(2);
  await other.goto(await linkTo(email));
  await expect(other.getByRole("heading", { name: "Email confirmed" })).toBeVisible();
  await other.goto(site("demo", "/user/signIn"));
  await expect(other.getByRole("button", { name: "Sign in", exact: true })).toBeEnabled();
  await fillSignIn(other, email);
  await expect(other).toHaveURL(link);
  await main.getByRole("button", { name: "Redeem gift" }).click();
  await expect(other.getByRole("heading", { name: "Meridian Membership is yours" })).toBeFocused();
  await own.close();

  await page.goto(site("demo", "/user/account"));
  const gifts = page.getByRole("region", { name: "Gifts" });
  await expect(gifts.getByRole("heading", { name: `For ${email}` })).toBeVisible();
  await expect(gifts.getByText(/^Redeemed on /)).toBeVisible();
});
