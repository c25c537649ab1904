import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { emailOf, password } from "./support/accounts.ts";
import { openSimulator } from "./support/simulator.ts";

test("a changed password is reported to the app, and the page stays", async ({ page }) => {
  const { phone, handOff, expectMessage, address } = await openSimulator(page, "lumen");
  await handOff(emailOf("viewer", "lumen"), "/mobile/user/changePassword");
  await phone.getByLabel("Current password").fill(password);
  await phone.getByLabel("New password").fill("a quieter pier at dawn");
  await phone.getByRole("button", { name: "Save password" }).click();
  await expectMessage({ v: 1, type: "password" });
  await expect(phone.getByRole("heading", { name: "Password changed" })).toBeVisible();
  expect(address()).toBe(site("lumen", "/mobile/user/changePassword"));
});
