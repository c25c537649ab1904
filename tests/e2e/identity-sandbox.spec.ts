import type { Page } from "playwright/test";
import { provider, site } from "../support/addresses.ts";
import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { matrixUnless } from "../support/matrix.ts";
import { findAxeViolations } from "./support/axe-violations.ts";

const methods = [
  ["demo", "Google", "Sandbox: this plays Google", false],
  ["demo", "Facebook", "Sandbox: this plays Facebook", false],
  ["demo", "Apple", "Sandbox: this plays Apple", false],
  ["demo", "Meridian ID", "Sandbox: this plays Meridian ID (Auth0)", true],
  ["arena", "Arena Club ID", "Sandbox: this plays Arena Club ID (Oracle)", true],
  ["lumen", "Lumen Members", "Sandbox: this plays Lumen Members (Helmes)", true],
] as const;

/** Opens the page of an identity provider from the channel's sign-in page. */
async function goToIdp(page: Page, channel: string, idp: string): Promise<void> {
  await page.goto(site(channel, "/user/signIn"));
  await page.getByRole("button", { name: `Continue with ${idp}` }).click();
  await page.waitForURL(/\/identity\/\w+\/sign-in\//);
}

const person = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

for (const [channel, idp, heading, signsOut] of methods) {
  const andOut = signsOut ? ", and signing out also signs out there" : "";
  test(`${channel}: a person of ${idp} comes back signed in${andOut}${matrixUnless(idp === "Meridian ID")}`, async ({
    page,
  }) => {
    await goToIdp(page, channel, idp);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await person(page, "Vera Lindqvist").click();
    await expect(page).toHaveURL(site(channel, "/"));
    const account = page.getByRole("link", { name: "My account" });
    await expect(account).toBeVisible();
    if (!signsOut) return;
    await account.click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/user\/(?:signIn|logout)/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await goToIdp(page, channel, idp);
    await expect(person(page, "Vera Lindqvist")).toBeVisible();
  });
}

test("a new viewer gets the channel's registration questions", async ({ page }) => {
  await goToIdp(page, "lumen", "Google");
  await person(page, "Ada Byron").click();
  await expect(page).toHaveURL(site("lumen", "/user/userRegistration"));
});

test("a channel without a sign-in page completes a sign-in that began elsewhere", async ({
  page,
}) => {
  const back = encodeURIComponent(site("academy", "/user/signIn"));
  await page.goto(provider(`/channel/academy/sso/auth?success_url=${back}`));
  await person(page, "Vera Lindqvist").click();
  // This browser did not begin the sign-in at the site: docs/behaviour.md BE-393.
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page).toHaveURL(site("academy", "/"));
});

for (const { variant, channel, idp } of [
  { variant: "", channel: "lumen", idp: "Google" },
  { variant: "", channel: "lumen", idp: "Lumen Members" },
  { variant: "/mobile", channel: "lumen", idp: "Google" },
]) {
  test(`the content of a paywall is still requested after signing in with ${idp} at ${variant || "/"}${matrixUnless(idp === "Lumen Members")}`, async ({
    page,
  }) => {
    const paywall = site(channel, `${variant}/paywalls/lumen-all?context=the-keeper`);
    await page.goto(paywall);
    await expect(page).toHaveURL(site(channel, `${variant}/user/signIn`));
    // A page of prices has the sign-in methods behind a link.
    await page.getByRole("main").getByRole("link", { name: "Sign in", exact: true }).click();
    await page.getByRole("button", { name: `Continue with ${idp}` }).click();
    await person(page, "Vera Lindqvist").click();
    await expect(page).toHaveURL(paywall);
  });
}

test("the sign-in page shows that an identity provider is unavailable", async ({ page }) => {
  await page.goto(site("lumen", "/user/signIn"));
  await consoleApi.setFault({ call: "identity", kind: "error" });
  await page.getByRole("button", { name: "Continue with Apple" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toHaveText(
    "Something on our side isn’t responding. Please try again in a moment.",
  );
  await consoleApi.clearFaults();
  await page.getByRole("button", { name: "Continue with Apple" }).click();
  await expect(person(page, "Ada Byron")).toBeVisible();
});

test("the page of an identity provider is usable with the keyboard only", async ({ page }) => {
  await goToIdp(page, "lumen", "Apple");
  await page.keyboard.press("Tab");
  await expect(person(page, "Ada Byron")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(site("lumen", "/**"));
});

test("the page of an identity provider is accessible in light and dark, from 320 px on", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await goToIdp(page, "arena", "Arena Club ID");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findAxeViolations(page), colorScheme).toEqual([]);
  }
});
