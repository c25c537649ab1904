import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { hydrated } from "./support/hydrated.ts";

const selector = (page: Page) => page.getByRole("contentinfo").getByRole("combobox");
const html = (page: Page) => page.locator("html");
const skip = (page: Page, name: string) => page.getByRole("link", { name, includeHidden: true });

test("a visitor chooses a language, sees it at once and finds it again", async ({ page }) => {
  await page.goto(site("demo"));
  await expect(html(page)).toHaveAttribute("lang", "en");
  await hydrated(page, selector(page));
  await selector(page).selectOption("Deutsch");
  await expect(html(page)).toHaveAttribute("lang", "de");
  await expect(skip(page, "Zum Inhalt springen")).toBeAttached();
  const cookie = (await page.context().cookies()).find(({ name }) => name === "mq_lng");
  expect(cookie).toMatchObject({ value: "de", path: "/", sameSite: "Lax", httpOnly: false });
  expect(Number(cookie?.expires)).toBeGreaterThan(Date.now() / 1000 + 390 * 24 * 3600);
  await page.reload();
  await expect(html(page)).toHaveAttribute("lang", "de");
});

test("the server answers in the language of the address, Japanese as ja", async ({ page }) => {
  const answer = await page.goto(site("demo", "/?lng=jp"));
  const text = String(await answer?.text());
  expect(text).toContain('<html lang="ja"');
  expect(text).not.toContain("Skip to content");
});

test("Japanese is set in the device's own faces, whatever the brand's type", async ({ page }) => {
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

test("the language of the address gives way to the one that is chosen", async ({ page }) => {
  await page.goto(site("demo", "/?lng=sv"));
  await hydrated(page, selector(page));
  await selector(page).selectOption("Dansk");
  await expect(html(page)).toHaveAttribute("lang", "da");
  expect(new URL(page.url()).search).toBe("");
});

test("the browser gets the texts of one language, and others when they are chosen", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/lng/")) asked.push(pathname);
  });
  await page.goto(site("demo"));
  await hydrated(page, selector(page));
  expect(await page.content()).not.toContain("Zum Inhalt springen");
  expect(asked).toEqual([]);
  await selector(page).selectOption("日本語");
  await expect(html(page)).toHaveAttribute("lang", "ja");
  expect(asked).toEqual(["/lng/lang-jp.json"]);
});

test("texts that fail come at the next try", async ({ page, announce }) => {
  announce(503);
  let tries = 0;
  await page.route("**/lng/*.json", async (route) => {
    tries += 1;
    if (tries < 3) await route.fulfill({ status: 503 });
    else await route.continue();
  });
  await page.goto(site("demo"));
  await hydrated(page, selector(page));
  await selector(page).selectOption("Italiano");
  await expect(html(page)).toHaveAttribute("lang", "it");
  expect(tries).toBe(3);
});

test("texts that can't be had leave the page as it is, and say so", async ({ page, announce }) => {
  announce(404);
  await page.route("**/lng/*.json", (route) => route.fulfill({ status: 404 }));
  await page.goto(site("demo"));
  await hydrated(page, selector(page));
  await selector(page).selectOption("Svenska");
  await expect(page.getByRole("alert").filter({ hasText: "couldn’t be loaded" })).toBeVisible();
  await expect(selector(page)).toHaveValue("en");
  await expect(html(page)).toHaveAttribute("lang", "en");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the language is changed by a button", async ({ page }) => {
    await page.goto(site("demo"));
    await selector(page).selectOption("Français");
    await page.getByRole("contentinfo").getByRole("button", { name: "Apply" }).click();
    await expect(html(page)).toHaveAttribute("lang", "fr");
  });

  test("what else the address asks for stays", async ({ page }) => {
    await page.goto(site("demo", "/pages/series?page_id=films&lng=de"));
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    await selector(page).selectOption("Français");
    await page.getByRole("contentinfo").getByRole("button").last().click();
    await expect(html(page)).toHaveAttribute("lang", "fr");
    expect(new URL(page.url()).search).toBe("?lng=fr&page_id=films");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  });
});
