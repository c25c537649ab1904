import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import {
  emailOf,
  fillSignIn,
  form,
  readMailedLink,
  openForm,
  password,
} from "./support/accounts.ts";
import { startSession } from "./support/session.ts";

const fresh = "another-good-one";

async function requestLink(page: Page, email: string): Promise<void> {
  await openForm(page, "/user/forgotPassword");
  await form(page).email.fill(email);
  await form(page).press("Send link");
  await expect(page.getByRole("heading", { name: "Link sent" })).toBeFocused();
}

async function choose(page: Page, secret = fresh): Promise<void> {
  const { main, press } = form(page);
  await main.getByLabel("New password").fill(secret);
  await press("Save password");
}

test("a forgotten password is replaced by the link of a mail", async ({ page }) => {
  const email = emailOf("viewer");
  await requestLink(page, email);
  await page.goto(await readMailedLink(email));
  await choose(page);
  await expect(page.getByRole("heading", { name: "Password changed" })).toBeFocused();
  await openForm(page, "/user/signIn");
  await fillSignIn(page, email, fresh);
  await expect(page).toHaveURL(site("demo"));
});

test("a signed-in viewer changes the password with the current one, and returns to the account", async ({
  page,
}) => {
  await startSession(page, "demo");
  await page.goto(site("demo", "/user/account"));
  await page.getByRole("link", { name: "Change password" }).click();
  await form(page).main.getByLabel("Current password").fill(password);
  await page.clock.install();
  await choose(page);
  await expect(page.getByRole("heading", { name: "Password changed" })).toBeFocused();
  await page.clock.fastForward(5_000);
  await expect(page).toHaveURL(site("demo", "/user/account"));
});

test("without a link a signed-out viewer is only offered to sign in", async ({ page }) => {
  await page.goto(site("demo", "/user/changePassword"));
  await expect(page).toHaveURL(site("demo", "/user/signIn"));
});
