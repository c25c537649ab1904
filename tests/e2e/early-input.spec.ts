import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { form, openForm } from "./support/accounts.ts";
import { holdScripts } from "./support/hold-scripts.ts";
import { hydrated } from "./support/hydrated.ts";

test("an address from another form is replaced by what is typed while the page hydrates", async ({
  page,
}) => {
  const { email } = await openForm(page, "/user/signUp");
  await email.fill("first@viewers.example");
  const release = await holdScripts(page);
  await page.goto(site("demo", "/user/signIn"), { waitUntil: "commit" });
  await email.focus();
  release();
  await hydrated(page, form(page).main);
  await expect(email).toHaveValue("first@viewers.example");
  await page.keyboard.insertText("second@viewers.example");
  await expect(email).toHaveValue("second@viewers.example");
});
