import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { seeded } from "../support/sign-in.ts";
import { tinyViewer } from "../support/tiny-accounts.ts";
import { aTinyChannel } from "../support/tiny-channel.ts";
import { fillSignIn } from "./support/accounts.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { listenAsApp } from "./support/listen-as-app.ts";
import { readPage } from "./support/read-page.ts";
import { useTinySite } from "./support/tiny-site.ts";

const { tinySite } = useTinySite((provider) => {
  const settings = { main: {}, indexClosedContents: false };
  provider.respondWithJson("/ch/unlisted", aTinyChannel("unlisted", { settings }));
  const data = { inputPreview: { name: "A closed film" } };
  provider.respondWithJson("/ch/unlisted/content/paid", { statusCode: 402, data }, 402);
});
const tiny = (path = "/") => tinySite().at("tiny", path);
const fillIn = (page: Page, { email, password } = tinyViewer) => fillSignIn(page, email, password);

test("BE-487: a paid film leads a visitor to sign-in, and redirects a viewer to its paywalls", async ({
  page,
}) => {
  await page.goto(tiny("/video/paid"));
  await expect(page.getByRole("heading", { level: 1, name: "A closed film" })).toBeVisible();
  await expect(page.locator("video")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(tiny("/user/signIn#member"));
  await fillIn(page);
  await expect(page).toHaveURL(tiny("/paywalls/?context=paid"));
});

test("BE-487: the page of a closed film stays when its visitor changes the language", async ({
  page,
}) => {
  await page.goto(tiny("/video/paid"));
  const language = page.getByRole("combobox", { name: "Language" });
  await waitForHydration(page, language);
  await language.selectOption("fr");
  await expect(page.getByRole("link", { name: "Choisir une formule" })).toBeVisible();
  await expect(page).toHaveURL(tiny("/video/paid"));
});

test("BE-488: an owner keeps closed films out of search engines, not their share cards", async () => {
  const { port } = tinySite();
  const { status, document } = await readPage("unlisted", { port, path: "/video/paid" });
  const meta = (name: string) => document.head.querySelector(name)?.getAttribute("content");
  expect(status).toBe(200);
  expect(meta('meta[name="robots"]')).toBe("noindex, nofollow");
  expect(meta('meta[property="og:title"]')).toMatch(/^A closed film/);
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
