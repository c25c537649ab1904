import { site } from "../support/addresses.ts";
import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { emailOf, form, openForm } from "./support/accounts.ts";
import { startSession } from "./support/session.ts";

test("the account page greets its viewer and shows their data", async ({ page }) => {
  await startSession(page, "demo");
  await page.goto(site("demo"));
  await page.getByRole("banner").getByRole("link", { name: "My account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My account" })).toBeVisible();
  const { main } = form(page);
  await expect(main.getByText("Welcome, Vera Lindqvist")).toBeVisible();
  await expect(main.getByText(emailOf("viewer"))).toBeVisible();
  await expect(main.getByText("Confirmed")).toBeVisible();
  for (const name of ["Subscriptions and purchases", "Invoices", "Devices"]) {
    await expect(main.getByRole("region", { name })).toBeVisible();
  }
});

test("opening the account marks new notifications as seen", async ({ page }) => {
  await startSession(page, "demo", "alerts");
  await page.goto(site("demo"));
  const link = page.getByRole("banner").getByRole("link", { name: /My account/ });
  await expect(link).toHaveAccessibleName("My account, 3 new");
  await link.click();
  await expect(link).toHaveAccessibleName("My account");
  await page.goto(site("demo"));
  await expect(link).toHaveAccessibleName("My account");
});

test("signing out ends the site's session while the provider is unavailable", async ({ page }) => {
  await startSession(page, "lumen");
  await openForm(page, "/user/account", "lumen");
  await consoleApi.setFault({ call: "logout", kind: "down" });
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/user\/(signIn|logout)/);
  await page.goto(site("lumen", "/user/account"));
  await expect(page).toHaveURL(site("lumen", "/user/signIn"));
});
