import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { postFromPage } from "../support/sign-in.ts";
import { matrixUnless } from "../support/matrix.ts";
import { findAxeViolations } from "./support/axe-violations.ts";
import { sendRequest } from "./support/send-request.ts";
import { passVisitTime, savedPages, untilSaved, withoutNetwork } from "./support/saved.ts";
import { startSession } from "./support/session.ts";

test.use({ serviceWorkers: "allow" });
test.beforeEach(({ page }) => page.clock.install());

const listed = { token: "where-the-sea-turns-white", name: "Where the Sea Turns White" };
const other = { token: "blue-hour-the-light-that-stays", name: "Blue Hour: The Light That Stays" };
const filmPath = (token: string) => `/video/${token}`;

const lost = (page: Page) => page.getByRole("heading", { level: 1, name: "You are offline" });
const line = (page: Page) => page.getByRole("status").filter({ hasText: "You are offline" });

/** Opens the home page, which the browser then saves. */
async function saveHome(page: Page): Promise<void> {
  await page.goto(site("demo"));
  await untilSaved(page, "/");
}

/** Signs in a viewer with one film on the watch list, which their browser then saves. */
async function saveList(page: Page): Promise<void> {
  await startSession(page, "demo");
  await page.goto(site("demo", "/user/account"));
  expect(await postFromPage(page, "watch-list", { token: listed.token, added: true })).toBe(200);
  await page.goto(site("demo"));
  await untilSaved(page, filmPath(listed.token), "own");
}

test("a visited page is shown without a network with a notice, and is updated when the network is back", async ({
  page,
  context,
  announce,
}) => {
  announce(withoutNetwork);
  await saveHome(page);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(line(page)).toBeVisible();
  const hero = page.getByRole("main").locator("img").first();
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await context.setOffline(false);
  await expect(page.locator("html")).not.toHaveAttribute("data-saved");
  await expect(line(page)).toHaveCount(0);
});

test("a page that loses the network shows what still works, until the network is back", async ({
  page,
  context,
  announce,
}) => {
  announce(withoutNetwork);
  await saveHome(page);
  await context.setOffline(true);
  await expect(line(page)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await line(page).getByRole("link", { name: "See what still works" }).click();
  await expect(lost(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Opened last" })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(site("demo"));
});

test("a film of the viewer's list is shown without a network, and the page of another film links to it", async ({
  page,
  context,
  announce,
}) => {
  announce(withoutNetwork);
  await saveList(page);
  await context.setOffline(true);
  await page.goto(site("demo", filmPath(other.token)));
  await expect(lost(page)).toBeVisible();
  const list = page.locator("section").filter({ hasText: "From your lists" });
  const link = list.getByRole("link", { name: listed.name });
  await expect(link.locator("img")).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(listed.name);
  await expect(line(page)).toBeVisible();
});

test("BE-354: a signed-in viewer is not offered to sign in without a network", async ({
  page,
  context,
  announce,
}) => {
  announce(withoutNetwork);
  await saveList(page);
  await context.setOffline(true);
  await page.reload();
  await expect(line(page)).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeHidden();
});

test("the requested page loads by itself when the network is back", async ({
  page,
  context,
  announce,
}) => {
  announce(withoutNetwork);
  await saveHome(page);
  await context.setOffline(true);
  await page.goto(site("demo", filmPath(other.token)));
  await expect(lost(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(other.name);
  await expect(page).toHaveURL(site("demo", filmPath(other.token)));
});

test("SE-150: signing out deletes all personal data, in every tab", async ({
  page,
  context,
  announce,
}) => {
  announce(withoutNetwork);
  await saveList(page);
  const second = await context.newPage();
  await second.goto(site("demo", "/user/account"));
  await second.getByRole("button", { name: "Sign out" }).click();
  await expect(second).toHaveURL(/logout/);
  await expect.poll(() => savedPages(page, "own")).toEqual([]);
  await context.setOffline(true);
  await page.goto(site("demo", filmPath(listed.token)));
  await expect(lost(page)).toBeVisible();
  await expect(page.getByRole("link", { name: listed.name })).toHaveCount(0);
});

test("SE-151: accounts, prices and searches are never saved", async ({ page }) => {
  await startSession(page, "demo");
  for (const path of ["/user/account", "/search?q=sea", "/paywalls/"]) {
    await page.goto(site("demo", path));
    await passVisitTime(page);
    await page.waitForFunction(async () => (await caches.keys()).includes("mq-shell"));
  }
  await saveHome(page);
  const all = [...(await savedPages(page, "pages")), ...(await savedPages(page, "own"))];
  expect(all.filter((path) => /^\/(?:user|search|paywalls|payment|api)/.test(path))).toEqual([]);
});

test("BE-350: while there is a network a saved page is never shown", async ({ page, announce }) => {
  await saveHome(page);
  await page.reload();
  await expect(page.locator("html")).not.toHaveAttribute("data-saved");
  const missing = await page.goto(site("demo", "/video/nobody-made-this"));
  expect(missing?.status()).toBe(404);
  announce(404);
});

test("SE-154: the worker of a site with saving switched off deletes saved pages and unregisters", async ({
  page,
}) => {
  await saveHome(page);
  await page.evaluate(() => navigator.serviceWorker.register("/worker/end.js"));
  const left = () =>
    page.evaluate(async () => {
      const workers = await navigator.serviceWorker.getRegistrations();
      const scopes = workers.map(({ scope }) => new URL(scope).pathname);
      return [scopes, (await caches.keys()).filter((name) => name.startsWith("mq-"))];
    });
  // Outside its own scope, where the site's worker stays.
  await expect.poll(left).toEqual([["/"], []]);
});

for (const [lng, words] of Object.entries({ de: "Du bist offline", jp: "オフラインです" })) {
  test(`BE-353: the page without a network is in the viewer's language (${lng})${matrixUnless(lng === "de")}`, async () => {
    const { body } = await sendRequest("lumen", {
      path: "/offline",
      headers: { cookie: `mq_lng=${lng}` },
    });
    expect(body).toContain(`<h1>${words}</h1>`);
  });
}

test("BE-353: the offline page redirects home when there is a network", async ({ page }) => {
  await page.goto(site("arena", "/offline"));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(site("arena"));
});
