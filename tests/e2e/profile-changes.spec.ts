import { site } from "../support/addresses.ts";
import { consoleApi } from "../support/console-api.ts";
import { expect, test } from "../support/journey.ts";
import {
  createViewer,
  newEmail,
  openForm,
  password,
  readMailedLink,
  signInByForm,
} from "./support/accounts.ts";

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

test("another e-mail address counts once both addresses have confirmed it", async ({ page }) => {
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
  await page.goto(await readMailedLink(next));
  await expect(
    main.getByText("Open the link in the email to your other address too"),
  ).toBeVisible();
  await expect.poll(async () => (await consoleApi.mails(former)).mails.length).toBe(2);
  await page.goto(await readMailedLink(former));
  await main.getByRole("link", { name: "My account" }).click();
  await expect(main.getByText(next)).toBeVisible();
});

test("an account is deleted after its data were saved, and the mail's link undoes that", async ({
  page,
}) => {
  const email = await createViewer();
  await signInByForm(page, email);
  const { main, press } = await openForm(page, "/user/account");
  const download = page.waitForEvent("download");
  await press("Download my data");
  expect((await download).suggestedFilename()).toBe("my-data.json");
  await press("Delete account");
  await main.getByLabel("Current password").fill(password);
  await press("Delete my account");
  await page.waitForURL(/\/user\/signIn/);
  await expect(main.getByRole("alert")).toContainText("This account is about to be deleted");
  await expect.poll(async () => (await consoleApi.mails(email)).mails.length).toBe(2);
  await page.goto(await readMailedLink(email));
  await page.getByRole("button", { name: "Keep my account" }).click();
  await page.waitForURL(/\/user\/signIn/);
  await signInByForm(page, email);
});

test("a viewer signs out everywhere", async ({ page }) => {
  await signInByForm(page, await createViewer());
  const { main, press } = await openForm(page, "/user/account");
  await press("End all sessions");
  await main.getByText("You’ll have to sign in again on every device").waitFor();
  await main.getByRole("button", { name: "Sign out", exact: true }).last().click();
  await page.waitForURL(/\/user\/(?:logout|signIn)/);
  await page.goto(site("demo", "/user/account"));
  await expect(page).toHaveURL(/\/user\/signIn/);
});
