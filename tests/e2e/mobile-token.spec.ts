import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { emailOf } from "./support/accounts.ts";
import { openSimulator } from "./support/simulator.ts";

test("a token in the URL signs a viewer of the app in", async ({ page }) => {
  const { phone, handOff, address, messages } = await openSimulator(page, "arena");
  await handOff(emailOf("alerts", "arena"), "/mobile/user/account");
  await expect(phone.getByText("Welcome, Alma Berger")).toBeVisible();
  expect(address()).toBe(site("arena", "/mobile/user/account"));
  expect(await messages()).toEqual([]);
});

test("a token in the URL does not replace a signed-in viewer", async ({ page }) => {
  const { phone, handOff, show, address } = await openSimulator(page, "arena");
  await handOff(emailOf("alerts", "arena"), "/mobile/user/account");
  await expect(phone.getByText("Welcome, Alma Berger")).toBeVisible();
  await show("/mobile");
  await expect(phone.getByText("Welcome")).toHaveCount(0);
  await handOff(emailOf("viewer", "arena"), "/mobile/user/account");
  await expect(phone.getByText("Welcome, Alma Berger")).toBeVisible();
  expect(address()).toBe(site("arena", "/mobile/user/account"));
});

const paid = "/mobile/video/vermilion";

test("a paid film opens for a member whom the app signs in by a token", async ({ page }) => {
  const { phone, handOff, show, address } = await openSimulator(page, "lumen");
  await show(paid);
  await expect(phone.getByRole("heading", { name: "Choose how to watch" })).toBeVisible();
  await handOff(emailOf("member", "lumen"), "/mobile");
  await expect(phone.getByRole("button", { name: "Play" }).first()).toBeVisible();
  expect(address()).toBe(site("lumen", paid));
});

test("an unpaid film redirects to the app's paywalls, which link to the home page", async ({
  page,
}) => {
  const { phone, handOff, address } = await openSimulator(page, "lumen");
  await handOff(emailOf("viewer", "lumen"), paid);
  await expect(phone.getByRole("heading", { name: "Choose how to watch" })).toBeVisible();
  expect(address()).toBe(site("lumen", "/mobile/paywalls/?context=vermilion"));
  await phone.getByRole("link", { name: "Back to home" }).click();
  await expect.poll(address).toBe(site("lumen", "/mobile"));
});

test("an invalid token changes nothing", async ({ page }) => {
  await page.goto(site("demo", "/mobile?access_token=never-given"));
  await expect(page).toHaveURL(site("demo", "/mobile"));
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("mq_session");
});
