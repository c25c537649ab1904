import { site } from "../support/addresses.ts";
import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import { createViewer, newEmail, openForm, password, signInByForm } from "./support/accounts.ts";

test("mails about new films are unticked in the account", async ({ page }) => {
  await signInByForm(page, await createViewer());
  const { main } = await openForm(page, "/user/userRegistration");
  const news = main.getByRole("checkbox", { name: "Tell me about new films by email" });
  await news.check();
  for (const list of await main.getByRole("combobox").all()) {
    await list.press("ArrowDown");
    await list.press("Enter");
  }
  await main.getByRole("button", { name: "Submit" }).click();
  await expect(page).not.toHaveURL(/userRegistration/);
  await openForm(page, "/user/account");
  await expect(news).toBeChecked();
  await news.uncheck();
  const preferences = main.getByRole("region", { name: "Preferences" });
  await preferences.getByRole("button", { name: "Save" }).click();
  await expect(preferences.getByText("Saved.")).toBeVisible();
  await openForm(page, "/user/account");
  await expect(news).not.toBeChecked();
});

test("another name is shown at once, on the whole page", async ({ page }) => {
  await signInByForm(page, await createViewer());
  const { main, press } = await openForm(page, "/user/account");
  await press("Change name");
  await main.getByLabel("Last name").fill("Quay");
  await main.getByRole("region", { name: "Your details" }).getByText("Save").click();
  await expect(main.getByText("Welcome, Nora Quay")).toBeVisible();
});

test("another e-mail address counts once its link was opened", async ({ page }) => {
  const former = await createViewer();
  const next = newEmail();
  await signInByForm(page, former);
  const { main, press } = await openForm(page, "/user/account");
  await press("Change email");
  await main.getByLabel("New email").fill(next);
  await main.getByLabel("Current password").fill(password);
  await press("Send link");
  await expect(main.getByText(`We’ve sent a link to ${next}`)).toBeVisible();
  await expect(main.getByText(former)).toBeVisible();
  await expect.poll(async () => (await consoleApi.mails(next)).mails.length).toBe(1);
  const [mail] = (await consoleApi.mails(next)).mails;
  await page.goto(mail?.links[0] ?? site("demo"));
  await main.getByRole("link", { name: "My account" }).click();
  await expect(main.getByText(next)).toBeVisible();
});
