import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { emailOf, linkTo, password } from "./support/accounts.ts";
import { openSimulator } from "./support/simulator.ts";

test("another password is told, and the page stays", async ({ page }) => {
  const { phone, handOff, expectTold, address } = await openSimulator(page, "lumen");
  await handOff(emailOf("viewer", "lumen"), "/mobile/user/changePassword");
  await phone.getByLabel("Current password").fill(password);
  await phone.getByLabel("New password").fill("a quieter pier at dawn");
  await phone.getByRole("button", { name: "Save password" }).click();
  await expectTold({ v: 1, type: "password" });
  await expect(phone.getByRole("heading", { name: "Password changed" })).toBeVisible();
  expect(address()).toBe(site("lumen", "/mobile/user/changePassword"));
});

test("a forgotten password is set anew by the mail's link, in the web view @full", async ({
  page,
}) => {
  const { phone, show, expectTold, address } = await openSimulator(page, "academy");
  await show("/mobile/user/forgotPassword");
  await phone.getByLabel("Email").fill(emailOf("viewer", "academy"));
  await phone.getByRole("button", { name: "Send link" }).click();
  await expect(phone.getByRole("heading", { name: "Link sent" })).toBeVisible();
  const link = await linkTo(emailOf("viewer", "academy"));
  expect(link).toContain(site("academy", "/mobile/user/changePassword?reset_token="));
  await show(link.slice(new URL(link).origin.length));
  await phone.getByLabel("New password").fill("moss and lichen, twice");
  await phone.getByRole("button", { name: "Save password" }).click();
  await expectTold({ v: 1, type: "password" });
  await expect(phone.getByRole("heading", { name: "Password changed" })).toBeVisible();
  expect(address()).toBe(link);
});
