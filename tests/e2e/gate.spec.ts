import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { seeded } from "../support/sign-in.ts";
import { tinyViewer } from "../support/tiny-accounts.ts";
import { fillSignIn } from "./support/accounts.ts";
import { listenAsApp } from "./support/listen-as-app.ts";
import { useTinySite } from "./support/tiny-site.ts";

const { tinySite } = useTinySite();
const tiny = (path = "/") => tinySite().at("tiny", path);
const fillIn = (page: Page, { email, password } = tinyViewer) => fillSignIn(page, email, password);

test("a paid film redirects a visitor to sign-in, and a viewer to its paywalls", async ({
  page,
}) => {
  await page.goto(tiny("/video/paid"));
  await expect(page).toHaveURL(tiny("/user/signIn"));
  await fillIn(page);
  await expect(page).toHaveURL(tiny("/paywalls/?context=paid"));
});

test("after the sign-in a paywall is shown with the content that requires it", async ({ page }) => {
  const paywall = tiny("/paywalls/p1?context=paid");
  await page.goto(paywall);
  await expect(page).toHaveURL(tiny("/user/signIn"));
  await fillIn(page);
  await expect(page).toHaveURL(paywall);
  await expect(page.getByRole("main")).toContainText("A closed film");
});

test("a closed film redirects to sign-in in the app's web view too", async ({ page }) => {
  const paywall = tiny("/mobile/paywalls/p1?context=paid");
  await page.goto(paywall);
  await expect(page).toHaveURL(tiny("/mobile/user/signIn"));
  await fillIn(page);
  await expect(page).toHaveURL(paywall);
});

test("an app that listens is notified and the web view is redirected too", async ({ page }) => {
  const messages = await listenAsApp(page);
  await page.goto(tiny("/mobile/paywalls/p1?context=paid"));
  await fillIn(page);
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await expect(page).toHaveURL(tiny("/mobile/paywalls/p1?context=paid"));
  expect(messages()).toMatchObject([{ type: "login" }]);
});

test("the account redirects to sign-in and back, and sign-in redirects a signed-in viewer", async ({
  page,
}) => {
  await page.goto(tiny("/user/account"));
  await expect(page).toHaveURL(tiny("/user/signIn"));
  await fillIn(page);
  await expect(page).toHaveURL(tiny("/user/account"));
  await page.goto(tiny("/user/signIn"));
  await expect(page).toHaveURL(tiny());
});

test("a remembered location of another origin is not followed", async ({ page, context }) => {
  const url = tiny();
  await context.addCookies([{ name: "mq_referer", value: "%2F%2Fevil.example%2Fx", url }]);
  await page.goto(tiny("/user/signIn"));
  await fillIn(page);
  await expect(page).toHaveURL(tiny());
});

test("a card of a closed film opens sign-in, and signing in opens the film", async ({ page }) => {
  await page.goto(site("arena"));
  const card = page.getByRole("main").locator('a[href^="/video/"]').last();
  const film = String(await card.getAttribute("href"));
  await card.click();
  await expect(page).toHaveURL(site("arena", "/user/signIn"));
  await fillIn(page, seeded("arena"));
  await expect(page).toHaveURL(site("arena", film));
});
