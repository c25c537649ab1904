import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { emailOf, fillSignIn, form, linkTo, openForm, password } from "./support/accounts.ts";
import { startSession } from "./support/session.ts";

const fresh = "another-good-one";

async function askForLink(page: Page, email: string): Promise<void> {
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
  await askForLink(page, email);
  await page.goto(await linkTo(email));
  await choose(page);
  await expect(page.getByRole("heading", { name: "Password changed" })).toBeFocused();
  await openForm(page, "/user/signIn");
  await fillSignIn(page, email, fresh);
  await expect(page).toHaveURL(site("demo"));
});

test("an unknown address is answered as a known one is @full", async ({ page }) => {
  await askForLink(page, "nobody@demo.example");
  expect((await consoleApi.mails("nobody@demo.example")).mails).toEqual([]);
});

test("a link works once @full", async ({ page, announce }) => {
  announce(410);
  const email = emailOf("viewer");
  await askForLink(page, email);
  const link = await linkTo(email);
  await page.goto(link);
  await choose(page);
  await expect(page.getByRole("heading", { name: "Password changed" })).toBeVisible();
  await page.goto(link);
  await choose(page, "a-third-good-one");
  await expect(page.getByRole("heading", { name: "This link has expired" })).toBeFocused();
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot password" })).toBeVisible();
});

test("signed in, the current password brings a new one, and the page goes on to the account", async ({
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

test("a wrong current password is told, and the new one is still there @full", async ({
  page,
  announce,
}) => {
  announce(422);
  await startSession(page, "demo");
  const { main } = await openForm(page, "/user/changePassword");
  await main.getByLabel("Current password").fill("not-this-one");
  await choose(page);
  await expect(main.getByLabel("Current password")).toBeFocused();
  await expect(main.getByLabel("Current password")).toHaveAttribute("aria-invalid", "true");
  await expect(main.getByLabel("New password")).toHaveValue(fresh);
});

test("the provider may go while a password is changed @full", async ({ page, announce }) => {
  announce(503);
  await startSession(page, "demo");
  const { main, alert, press } = await openForm(page, "/user/changePassword");
  await consoleApi.setFault({ call: "change-password", kind: "down" });
  await main.getByLabel("Current password").fill(password);
  await choose(page);
  await expect(alert).toHaveText(/our side isn’t responding/);
  await consoleApi.clearFaults();
  await press("Save password");
  await expect(page.getByRole("heading", { name: "Password changed" })).toBeVisible();
});

test("without a link and signed out there is only the way to sign in", async ({ page }) => {
  await page.goto(site("demo", "/user/changePassword"));
  await expect(page).toHaveURL(site("demo", "/user/signIn"));
});
