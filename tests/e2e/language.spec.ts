import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { waitForHydration } from "./support/hydrated.ts";

const selector = (page: Page) => page.getByRole("contentinfo").getByRole("combobox");
const html = (page: Page) => page.locator("html");
const skip = (page: Page, name: string) => page.getByRole("link", { name, includeHidden: true });

test("a language that a visitor chooses applies at once and is remembered", async ({ page }) => {
  await page.goto(site("demo"));
  await expect(html(page)).toHaveAttribute("lang", "en");
  await waitForHydration(page, selector(page));
  await selector(page).selectOption("Deutsch");
  await expect(html(page)).toHaveAttribute("lang", "de");
  await expect(skip(page, "Zum Inhalt springen")).toBeAttached();
  const cookie = (await page.context().cookies()).find(({ name }) => name === "mq_lng");
  expect(cookie).toMatchObject({ value: "de", path: "/", sameSite: "Lax", httpOnly: false });
  expect(Number(cookie?.expires)).toBeGreaterThan(Date.now() / 1000 + 390 * 24 * 3600);
  await page.reload();
  await expect(html(page)).toHaveAttribute("lang", "de");
});

test("BE-482: a language chosen in the menu of a phone applies to the menu and the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(site("demo"));
  await waitForHydration(page, page.getByRole("banner"));
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("combobox").selectOption("Deutsch");
  await expect(html(page)).toHaveAttribute("lang", "de");
  await expect(page.getByRole("dialog").getByRole("combobox", { name: "Sprache" })).toBeVisible();
});

test("the server responds in the language of the URL, Japanese as ja", async ({ page }) => {
  const response = await page.goto(site("demo", "/?lng=jp"));
  const text = String(await response?.text());
  expect(text).toContain('<html lang="ja"');
  expect(text).not.toContain("Skip to content");
});

test("Japanese uses the device's own fonts with every brand", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await page.goto(site("lumen", "/?lng=jp"));
  await page.waitForLoadState("networkidle");
  const title = await page.getByRole("heading", { level: 1 }).evaluate((element) => {
    const { fontFamily, fontWeight, letterSpacing, fontSize, lineHeight } =
      getComputedStyle(element);
    const leading = parseFloat(lineHeight) / parseFloat(fontSize);
    return { fontFamily, fontWeight, letterSpacing, leading: leading.toFixed(2) };
  });
  const root = page.locator("html");
  const scale = root.evaluate((html) =>
    getComputedStyle(html).getPropertyValue("--display-scale").trim(),
  );
  expect(title).toMatchObject({ fontWeight: "600", letterSpacing: "normal", leading: "1.35" });
  expect(title.fontFamily).toMatch(/^"Hiragino Sans", "Noto Sans JP", "Yu Gothic"/);
  expect(await scale).toBe("1");
  expect(fonts).toEqual([]);
});

test("a chosen language replaces the language of the URL", async ({ page }) => {
  await page.goto(site("demo", "/?lng=sv"));
  await waitForHydration(page, selector(page));
  await selector(page).selectOption("Dansk");
  await expect(html(page)).toHaveAttribute("lang", "da");
  expect(new URL(page.url()).search).toBe("");
});

test("BE-44: the language of the URL stays on the next pages", async ({ page }) => {
  await page.goto(site("demo", "/?lng=de"));
  const saved = async () =>
    (await page.context().cookies()).find(({ name }) => name === "mq_lng")?.expires;
  await expect.poll(saved).toBe(-1);
  await page.getByRole("banner").getByRole("link", { name: "Anmelden" }).click();
  await expect(page).toHaveURL(site("demo", "/user/signIn"));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();
});

test("the browser loads the texts of one language, and those of another when it is chosen", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/lng/")) requested.push(pathname);
  });
  await page.goto(site("demo"));
  await waitForHydration(page, selector(page));
  expect(await page.content()).not.toContain("Zum Inhalt springen");
  expect(requested).toEqual([]);
  await selector(page).selectOption("日本語");
  await expect(html(page)).toHaveAttribute("lang", "ja");
  expect(requested).toEqual(["/lng/lang-jp.json"]);
});

test("texts that failed to load are loaded at the next try", async ({ page, announce }) => {
  announce(503);
  let tries = 0;
  await page.route("**/lng/*.json", async (route) => {
    tries += 1;
    if (tries < 3) await route.fulfill({ status: 503 });
    else await route.continue();
  });
  await page.goto(site("demo"));
  await waitForHydration(page, selector(page));
  await selector(page).selectOption("Italiano");
  await expect(html(page)).toHaveAttribute("lang", "it");
  expect(tries).toBe(3);
});

test("texts that fail to load leave the page unchanged and show an error", async ({
  page,
  announce,
}) => {
  announce(404);
  await page.route("**/lng/*.json", (route) => route.fulfill({ status: 404 }));
  await page.goto(site("demo"));
  await waitForHydration(page, selector(page));
  await selector(page).selectOption("Svenska");
  await expect(page.getByRole("alert").filter({ hasText: "couldn’t be loaded" })).toBeVisible();
  await expect(selector(page)).toHaveValue("en");
  await expect(html(page)).toHaveAttribute("lang", "en");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a button without scripts changes the language", async ({ page }) => {
    await page.goto(site("demo"));
    await selector(page).selectOption("Français");
    await page.getByRole("contentinfo").getByRole("button", { name: "Apply" }).click();
    await expect(html(page)).toHaveAttribute("lang", "fr");
  });

  test("changing the language preserves the other parameters of the URL", async ({ page }) => {
    await page.goto(site("demo", "/pages/series?page_id=films&lng=de"));
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    await selector(page).selectOption("Français");
    await page.getByRole("contentinfo").getByRole("button").last().click();
    await expect(html(page)).toHaveAttribute("lang", "fr");
    expect(new URL(page.url()).search).toBe("?lng=fr&page_id=films");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  });
});
