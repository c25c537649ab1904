import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { seeded } from "../support/sign-in.ts";
import { tinyViewer } from "../support/tiny-accounts.ts";
import { fillSignIn } from "./support/accounts.ts";
import { listenAsApp } from "./support/listen-as-app.ts";
import { startSession } from "./support/session.ts";
import { useTinySite } from "./support/tiny-site.ts";

const { own } = useTinySite();
const tiny = (path = "/") => own().at("tiny", path);
const fillIn = (page: Page, { email, password } = tinyViewer) => fillSignIn(page, email, password);

test("a film for members leads to sign-in, and signing in to the film @full", async ({ page }) => {
  await page.goto(tiny("/video/members"));
  await expect(page).toHaveURL(tiny("/user/signIn"));
  await fillIn(page);
  await expect(page).toHaveURL(tiny("/video/members"));
  await expect(page.getByRole("heading", { level: 1, name: "For members" })).toBeVisible();
});

test("a film that is paid for leads a visitor to sign-in, and a viewer to its paywalls", async ({
  page,
}) => {
  await page.goto(tiny("/video/paid"));
  await expect(page).toHaveURL(tiny("/user/signIn"));
  await fillIn(page);
  await expect(page).toHaveURL(tiny("/paywalls/?context=paid"));
});

test("a paywall is there after the sign-in with the content that asked for it", async ({
  page,
}) => {
  const paywall = tiny("/paywalls/p1?context=paid");
  await page.goto(paywall);
  await expect(page).toHaveURL(tiny("/user/signIn"));
  await fillIn(page);
  await expect(page).toHaveURL(paywall);
  await expect(page.getByRole("main")).toContainText("A closed film");
});

test("in the app's web view too", async ({ page }) => {
  const paywall = tiny("/mobile/paywalls/p1?context=paid");
  await page.goto(paywall);
  await expect(page).toHaveURL(tiny("/mobile/user/signIn"));
  await fillIn(page);
  await expect(page).toHaveURL(paywall);
});

test("the app that listens leads on to it, too", async ({ page }) => {
  const heard = await listenAsApp(page);
  await page.goto(tiny("/mobile/paywalls/p1?context=paid"));
  await fillIn(page);
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await expect(page).toHaveURL(tiny("/mobile/paywalls/p1?context=paid"));
  expect(heard()).toMatchObject([{ type: "login" }]);
});

test("the account leads to sign-in and back, and sign-in is closed to who is signed in", async ({
  page,
}) => {
  await page.goto(tiny("/user/account"));
  await expect(page).toHaveURL(tiny("/user/signIn"));
  await fillIn(page);
  await expect(page).toHaveURL(tiny("/user/account"));
  await page.goto(tiny("/user/signIn"));
  await expect(page).toHaveURL(tiny());
});

test("a remembered place that is none of ours is not followed", async ({ page, context }) => {
  const url = tiny();
  await context.addCookies([{ name: "mq_referer", value: "%2F%2Fevil.example%2Fx", url }]);
  await page.goto(tiny("/user/signIn"));
  await fillIn(page);
  await expect(page).toHaveURL(tiny());
});

test("the page that led to sign-in is where signing in leads back @full", async ({ page }) => {
  await page.goto(site("demo", "/pages/forests"));
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await fillIn(page, seeded("demo"));
  await expect(page).toHaveURL(site("demo", "/pages/forests"));
});

test("a card of a closed film leads to sign-in, and signing in to the film", async ({ page }) => {
  await page.goto(site("arena"));
  const card = page.getByRole("main").locator('a[href^="/video/"]').last();
  const film = String(await card.getAttribute("href"));
  await card.click();
  await expect(page).toHaveURL(site("arena", "/user/signIn"));
  await fillIn(page, seeded("arena"));
  await expect(page).toHaveURL(site("arena", film));
});

test("a channel that forces subscription opens its films to members alone @full", async ({
  page,
}) => {
  const film = "/video/twelve-hours-of-corvara";
  await page.goto(site("arena", film));
  await expect(page).toHaveURL(site("arena", "/user/signIn"));
  await page.goto(site("arena"));
  await expect(page).toHaveURL(site("arena"));
  await startSession(page, "arena");
  await page.goto(site("arena", film));
  await expect(page).toHaveURL(site("arena", film));
  await page.goto(site("arena", `/mobile${film}`));
  await expect(page).toHaveURL(site("arena", `/mobile${film}`));
});
