import { site } from "../support/addresses.ts";
import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { fullUnless } from "../support/tiers.ts";
import {
  emailOf,
  fillSignIn,
  fillSignUp,
  form,
  linkTo,
  newAddress,
  openForm,
  welcomePath,
} from "./support/accounts.ts";

test("from signing up over the mail to the first sign-in", async ({ page }) => {
  const email = newAddress();
  await openForm(page, "/user/signUp");
  await fillSignUp(page, email);
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
  await expect(page.getByRole("main")).toContainText(email);
  await page.goto(await linkTo(email));
  await expect(page.getByRole("heading", { name: "Email confirmed" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await fillSignIn(page, email);
  await expect(page).toHaveURL(site("demo", welcomePath));
});

for (const variant of ["", "/mobile"]) {
  test(`the content that a paywall was asked for with, and the price that was chosen, survive signing up at ${variant || "/"}${fullUnless(variant === "")}`, async ({
    page,
  }) => {
    const email = newAddress();
    const paywall = site("lumen", `${variant}/paywalls/lumen-all?context=the-keeper`);
    await page.goto(paywall);
    await page.getByRole("radio", { name: "Yearly" }).check();
    await page.getByRole("button", { name: "Sign up and continue" }).click();
    await expect(page.getByRole("button", { name: "Sign up", exact: true })).toBeEnabled();
    await fillSignUp(page, email);
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
    await page.goto(await linkTo(email));
    await expect(page.getByRole("heading", { name: "Email confirmed" })).toBeVisible();
    await page.goto(site("lumen", `${variant}/user/signIn`));
    await expect(page.getByRole("radio", { name: "Yearly" })).toBeChecked();
    await fillSignIn(page, email);
    await expect(page).toHaveURL(paywall);
    await expect(page.getByRole("radio", { name: "Yearly" })).toBeChecked();
  });
}

test("after the address is confirmed the page goes on to sign-in by itself @full", async ({
  page,
}) => {
  const email = newAddress();
  await openForm(page, "/user/signUp");
  await fillSignUp(page, email);
  await page.goto(await linkTo(email));
  await expect(page).toHaveURL(site("demo", "/user/signIn#member"));
});

test("a mail server that looks at the link uses none up", async ({ page, request }) => {
  const email = newAddress();
  await openForm(page, "/user/signUp");
  await fillSignUp(page, email);
  const link = await linkTo(email);
  const url = new URL(link);
  await request.get(link.replace(url.hostname, "127.0.0.1"), { headers: { host: url.host } });
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Email confirmed" })).toBeVisible();
});

test("the mail is sent again when asked for @full", async ({ page }) => {
  const email = newAddress();
  await openForm(page, "/user/signUp");
  await fillSignUp(page, email);
  const { press, main } = form(page);
  await press("Send again");
  await expect(main.getByText("We’ve sent it again.")).toBeVisible();
  await expect.poll(async () => (await consoleApi.mails(email)).mails.length).toBe(2);
});

test("a used link says so @full", async ({ page, announce }) => {
  announce(410);
  const email = newAddress();
  await openForm(page, "/user/signUp");
  await fillSignUp(page, email);
  const link = await linkTo(email);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Email confirmed" })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link has expired" })).toBeVisible();
});

test("an address that has an account is told at its field; the rest stays @full", async ({
  page,
  announce,
}) => {
  announce(409);
  const { email, main } = await openForm(page, "/user/signUp");
  await fillSignUp(page, emailOf("viewer"));
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/account/);
  await expect(main.getByLabel("First name")).toHaveValue("Nora");
});

test("a short password is refused before it is sent, an easy one by the provider @full", async ({
  page,
  announce,
}) => {
  announce(422);
  const { password: field } = await openForm(page, "/user/signUp");
  await fillSignUp(page, newAddress(), "short");
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription("At least 8 characters");
  await fillSignUp(page, newAddress(), "password1");
  await expect(field).toHaveAccessibleDescription(/\S{2}/);
  await expect(field).toHaveAttribute("aria-invalid", "true");
});

test("the provider may go in the middle: nothing typed is lost @full", async ({
  page,
  announce,
}) => {
  announce(503);
  const email = newAddress();
  const { alert, press, main } = await openForm(page, "/user/signUp");
  await consoleApi.setFault({ call: "signup", kind: "down" });
  await fillSignUp(page, email);
  await expect(alert).toHaveText(/our side isn’t responding/);
  await expect(main.getByLabel("Last name")).toHaveValue("Newman");
  await consoleApi.clearFaults();
  await press("Sign up");
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
});
