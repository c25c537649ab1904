import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { emailOf, form, openForm, signInByForm } from "./support/accounts.ts";
import { startSession } from "./support/session.ts";

const questions = "/user/userRegistration";

async function choose(page: Page, typed: string, option: string): Promise<void> {
  await form(page)
    .main.getByRole("combobox", { name: /Favourite landscape/ })
    .fill(typed);
  await page.getByRole("option", { name: option }).click();
}

test("open registration questions are shown after the sign-in, then the home page", async ({
  page,
}) => {
  await signInByForm(page, emailOf("missing"));
  await expect(page).toHaveURL(site("demo", questions));
  await expect(page.getByRole("heading", { name: "Tell us a little more" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Submit" })).toBeEnabled();
  await choose(page, "fo", "Forest");
  const sent = page.waitForRequest(/\/api\/registration-fields/);
  await form(page).press("Submit");
  expect((await sent).postDataJSON()).toEqual([
    { registration_field_token: "favourite-landscape", value: "Forest" },
    { registration_field_token: "birthday", has_skipped: true },
    { registration_field_token: "newsletter", value: false },
  ]);
  await expect(page).toHaveURL(site("demo"));
});

test("a date can be clicked in a calendar", async ({ page }) => {
  await startSession(page, "demo", "missing");
  const { main } = await openForm(page, questions);
  await main.getByRole("button", { name: "Birthday: Choose…" }).click();
  const calendar = main.locator(".react-datepicker");
  await calendar.getByRole("combobox").first().selectOption({ index: 0 });
  await calendar.getByRole("gridcell", { name: /4th/ }).first().click();
  await expect(main.getByRole("textbox", { name: "Birthday" })).toHaveValue(/^04\/01\/\d{4}$/);
  await expect(calendar).toHaveCount(0);
});

test("a signed-out visitor has no registration questions", async ({ page }) => {
  await page.goto(site("demo", questions));
  await expect(page).toHaveURL(site("demo", "/user/signIn"));
});

test("open registration questions are shown instead of the requested film, then the film", async ({
  page,
  announce,
}) => {
  announce(428);
  const film = "/video/first-corner-ten-cars";
  await startSession(page, "arena", "missing");
  const { main, press, status } = await openForm(page, film, "arena");
  expect(status).toBe(428);
  await expect(page.getByRole("heading", { name: "Before the lights go out" })).toBeVisible();
  await expect(main.getByText("To watch First Corner, Ten Cars")).toBeVisible();
  await main.getByRole("combobox", { name: /Favourite class/ }).fill("gt");
  await page.getByRole("option", { name: "GT" }).click();
  await main.getByRole("textbox", { name: /Birthday/ }).fill("1990-05-04");
  await press("Submit");
  await expect(
    page.getByRole("heading", { level: 1, name: "First Corner, Ten Cars" }),
  ).toBeVisible();
  await expect(page).toHaveURL(site("arena", film));
});
