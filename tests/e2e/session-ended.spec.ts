import type { Page } from "playwright/test";
import { provider, site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { emailOf, fillSignIn, form, openForm, password } from "./support/accounts.ts";
import { listenAsApp } from "./support/listen-as-app.ts";
import { startSession } from "./support/session.ts";

const channel = "demo";

/** Opens a page for a viewer. `end` ends their session elsewhere. */
async function openFor(page: Page, name: string, path: string): Promise<() => Promise<void>> {
  const token = await startSession(page, channel, name);
  await openForm(page, path);
  return async () => {
    const response = await fetch(provider(`/channel/${channel}/logout`), {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: "{}",
    });
    expect(response.status).toBe(204);
  };
}

test("the app is notified once of a session that ended elsewhere", async ({ page }) => {
  const messages = await listenAsApp(page);
  const end = await openFor(page, "viewer", "/mobile/user/account");
  await end();
  await page.reload();
  await expect(page).toHaveURL(site(channel, "/mobile/user/signIn"));
  await expect.poll(messages).toEqual([{ v: 1, type: "logout" }]);
  await openForm(page, "/mobile/user/signIn");
  await openForm(page, "/mobile/user/forgotPassword");
  expect(messages()).toHaveLength(1);
});

test("the app is notified when a call of the page notices the end of the session", async ({
  page,
}) => {
  const messages = await listenAsApp(page);
  const end = await openFor(page, "viewer", "/mobile/user/account");
  await end();
  await page.evaluate(() => fetch("/api/viewership"));
  await page.reload();
  await expect(page).toHaveURL(site(channel, "/mobile/user/signIn"));
  await expect.poll(messages).toEqual([{ v: 1, type: "logout" }]);
});

test("the app is notified of the next sign-in after a session that ended elsewhere", async ({
  page,
}) => {
  const messages = await listenAsApp(page);
  const end = await openFor(page, "viewer", "/mobile/user/account");
  await end();
  await openForm(page, "/mobile/user/account");
  await fillSignIn(page, emailOf("viewer"));
  await expect(page.getByRole("heading", { name: "Welcome, Vera Lindqvist" })).toBeVisible();
  expect(messages()).toMatchObject([{ type: "logout" }, { type: "login" }]);
});

for (const path of ["/user/userRegistration", "/mobile/user/userRegistration"]) {
  test(`${path} of a session that ended elsewhere redirects to sign-in${matrixUnless(path === "/user/userRegistration")}`, async ({
    page,
  }) => {
    const end = await openFor(page, "missing", path);
    await end();
    await page.reload();
    await expect(page).toHaveURL(site(channel, path.replace("userRegistration", "signIn")));
  });
}

test("changing the password in an ended session redirects to sign-in, and back", async ({
  page,
  announce,
}) => {
  announce(401);
  const path = "/mobile/user/changePassword";
  const messages = await listenAsApp(page);
  const end = await openFor(page, "viewer", path);
  await end();
  const { main, press } = form(page);
  await main.getByLabel("Current password").fill(password);
  await main.getByLabel("New password").fill("another-word-of-mine");
  await press("Save password");
  await expect(page).toHaveURL(site(channel, "/mobile/user/signIn"));
  await expect.poll(messages).toEqual([{ v: 1, type: "logout" }]);
});

test("sending registration answers in an ended session redirects to sign-in", async ({
  page,
  announce,
}) => {
  announce(401);
  const end = await openFor(page, "missing", "/user/userRegistration");
  await end();
  const { main, press } = form(page);
  await main.getByRole("combobox", { name: /Favourite landscape/ }).fill("fo");
  await page.getByRole("option", { name: "Forest" }).click();
  await press("Submit");
  await expect(page).toHaveURL(site(channel, "/user/signIn"));
});
