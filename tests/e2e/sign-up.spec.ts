import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import {
  fillSignIn,
  fillSignUp,
  readMailedLink,
  newEmail,
  openForm,
  welcomePath,
} from "./support/accounts.ts";

test("a new viewer signs up, confirms the mail and signs in", async ({ page }) => {
  const email = newEmail();
  await openForm(page, "/user/signUp");
  await fillSignUp(page, email);
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
  await expect(page.getByRole("main")).toContainText(email);
  await page.goto(await readMailedLink(email));
  await expect(page.getByRole("heading", { name: "Email confirmed" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await fillSignIn(page, email);
  await expect(page).toHaveURL(site("demo", welcomePath));
});

for (const variant of ["", "/mobile"]) {
  test(`the content of a paywall and the chosen price are preserved by signing up at ${variant || "/"}${matrixUnless(variant === "")}`, async ({
    page,
  }) => {
    const email = newEmail();
    const paywall = site("lumen", `${variant}/paywalls/lumen-all?context=the-keeper`);
    await page.goto(paywall);
    await page.getByRole("radio", { name: "Yearly" }).check();
    await page.getByRole("button", { name: "Sign up and continue" }).click();
    await expect(page.getByRole("button", { name: "Sign up", exact: true })).toBeEnabled();
    await fillSignUp(page, email);
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
    await page.goto(await readMailedLink(email));
    await expect(page.getByRole("heading", { name: "Email confirmed" })).toBeVisible();
    await page.goto(site("lumen", `${variant}/user/signIn`));
    await expect(page.getByRole("radio", { name: "Yearly" })).toBeChecked();
    await fillSignIn(page, email);
    await expect(page).toHaveURL(paywall);
    await expect(page.getByRole("radio", { name: "Yearly" })).toBeChecked();
  });
}

test("a mail server that opens the link does not use it up", async ({ page, request }) => {
  const email = newEmail();
  await openForm(page, "/user/signUp");
  await fillSignUp(page, email);
  const link = await readMailedLink(email);
  const url = new URL(link);
  await request.get(link.replace(url.hostname, "127.0.0.1"), { headers: { host: url.host } });
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Email confirmed" })).toBeVisible();
});
