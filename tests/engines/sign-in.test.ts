import { site } from "../support/addresses.ts";
import { seeded } from "../support/sign-in.ts";
import { click, expectSeen, fill, focusedName } from "./support/elements.ts";
import { expect, test } from "./support/engine.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { addressOf, signIn } from "./support/visits.ts";

const main = { within: "main" };

test("a viewer signs in with a password, and signs out", async ({ tab }) => {
  await tab.open(site("demo"));
  await waitForHydration(tab);
  await click(tab, "link", "Sign in", { within: "header" });
  await signIn(tab, seeded("demo"));
  await expect.poll(() => addressOf(tab)).toBe(site("demo"));
  await click(tab, "link", "My account", { within: "header" });
  await expectSeen(tab, "heading", "My account");
  await click(tab, "button", "Sign out");
  await expect.poll(() => addressOf(tab)).toMatch(/\/user\/(?:signIn|logout)/);
});

test("a wrong password is reported, and the password field is ready for another", async ({
  tab,
  announce,
}) => {
  announce(/401/);
  await tab.open(site("demo", "/user/signIn"));
  await signIn(tab, { ...seeded("demo"), password: "not-this-one" });
  await expectSeen(tab, "alert");
  await expect.poll(() => focusedName(tab)).toBe("Password");
});

test("a viewer of an identity provider returns signed in", async ({ tab, announce }) => {
  // The sandbox's identity provider has no icon, and its policy blocks all images.
  announce(/favicon\.ico/);
  await tab.open(site("demo", "/user/signIn"));
  await waitForHydration(tab);
  await click(tab, "button", "Continue with Google", main);
  await click(tab, "button", "Vera Lindqvist");
  await expect.poll(() => addressOf(tab)).toBe(site("demo"));
  await expectSeen(tab, "link", "My account", { within: "header" });
});

test("a viewer of an app signs in on the app's sign-in page", async ({ tab }) => {
  await tab.open(site("demo", "/mobile/user/signIn"));
  await signIn(tab, seeded("demo"));
  await expect.poll(() => addressOf(tab)).not.toContain("signIn");
  // Firefox reports a page that is left while it loads.
  await waitForHydration(tab);
  await tab.open(site("demo", "/mobile/user/account"));
  await expectSeen(tab, "heading", "My account");
});

test("a required field without a value gets the focus", async ({ tab }) => {
  await tab.open(site("demo", "/user/signUp"));
  await waitForHydration(tab);
  await fill(tab, "First name", "Nora");
  await click(tab, "button", "Sign up", main);
  await expect.poll(() => focusedName(tab)).toBe("Last name");
});
