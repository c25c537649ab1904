import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { channels, plainAndMirrored, matrixUnlessPlain } from "./support/channels.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { isSameDocument, markDocument } from "./support/same-document.ts";

const rowsOf = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

for (const { token, title, page: inside } of channels) {
  test(`${token} opens with its brand, one h1 and its landmarks, and links to a page${matrixUnlessPlain(token)}`, async ({
    page,
  }) => {
    await page.goto(site(token));
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const landmark of ["banner", "main", "contentinfo"] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    const brand = page.getByRole("banner").getByRole("link", { name: title });
    await expect(brand).toHaveAttribute("href", "/");
    const inBar = brand.getByText(title);
    const [words, bar] = await Promise.all([
      inBar.boundingBox(),
      page.getByRole("banner").boundingBox(),
    ]);
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(
      (bar?.y ?? 0) + (bar?.height ?? 0),
    );
    const navigation = page.getByRole("navigation", { name: "Main" });
    await navigation.getByRole("link", { name: inside.link }).click();
    await expect(page).toHaveURL(site(token, inside.url));
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

for (const channel of plainAndMirrored) {
  const { token, lastRow } = channel;
  test(`the rows of ${token} load while the viewer scrolls${matrixUnlessPlain(token)}`, async ({
    page,
  }) => {
    await page.goto(site(token));
    await expect(rowsOf(page).last()).not.toHaveText(lastRow);
    await expect(async () => {
      await page.mouse.wheel(0, 3000);
      await expect(rowsOf(page).last()).toHaveText(lastRow, { timeout: 500 });
    }).toPass();
  });

  test(`"Show more" of ${token} loads rows without a pointer or scrolling${matrixUnlessPlain(token)}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => {};
    });
    await page.goto(site(token));
    const before = await rowsOf(page).count();
    await page.getByRole("button", { name: "Show more" }).last().press("Enter");
    await expect.poll(() => rowsOf(page).count()).toBeGreaterThan(before);
    await expect(page.locator("main a:focus")).toHaveCount(1);
  });

  test(`a card of ${token} opens its content, and Back returns, without a page load${matrixUnlessPlain(token)}`, async ({
    page,
  }) => {
    await page.goto(site(token));
    const home = await page.getByRole("heading", { level: 1 }).textContent();
    const card = page.getByRole("listitem").locator('a[href^="/video/"]').first();
    const name = String(await card.textContent());
    await waitForHydration(page);
    await markDocument(page);
    await card.click();
    await expect(page).toHaveURL(/\/video\//);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: String(home) })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
}

test("only a channel in staging mode shows a staging notice", async ({ page }) => {
  await page.goto(site("academy"));
  await expect(page.getByRole("status", { name: "Preview" })).toBeVisible();
  await page.goto(site("lumen"));
  await expect(page.getByRole("status", { name: "Preview" })).toHaveCount(0);
});

test("a header from right to left does not change the direction of the page", async ({ page }) => {
  await page.goto(site("academy"));
  await expect(page.getByRole("banner")).toHaveCSS("direction", "rtl");
  await expect(page.getByRole("main")).toHaveCSS("direction", "ltr");
});
