import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { emailOf, password } from "./support/accounts.ts";
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
