import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { waitForHydration } from "./support/hydrated.ts";

const html = (page: Page) => page.locator("html[data-waiting]");
const film = (page: Page) => page.getByRole("main").locator('a[href^="/video/"]').first();

/** The loading bar under the header, as the browser computes it. */
function bar(page: Page) {
  return page.locator(".waits").evaluate((element) => {
    const { content, opacity, animationDelay, animationIterationCount } = getComputedStyle(
      element,
      "::after",
    );
    return { content, opacity, animationDelay, animationIterationCount };
  });
}

/** Holds back requests from now on, until they are released, or the first of them fails. */
async function holdBack(page: Page, of: RegExp) {
  const { promise, resolve } = Promise.withResolvers<"go" | "fail">();
  let requested = 0;
  await page.route(of, async (route) => {
    requested += 1;
    const isFirst = requested === 1;
    if ((await promise) === "fail" && isFirst) await route.abort("aborted");
    else await route.continue();
  });
  return { letGo: () => resolve("go"), fail: () => resolve("fail") };
}

async function openHome(page: Page): Promise<void> {
  await page.goto(site("demo"));
  await waitForHydration(page);
}

test("a link to a slow page shows a bar until the page has arrived", async ({ page }) => {
  await openHome(page);
  expect(await bar(page)).toMatchObject({ content: "none" });
  const { letGo } = await holdBack(page, /\/video\//);
  await film(page).click({ noWaitAfter: true });
  await expect(html(page)).toHaveCount(1);
  const shown = { content: '""', opacity: "1", animationDelay: "0.15s" };
  await expect.poll(() => bar(page)).toMatchObject(shown);
  expect(await bar(page)).toMatchObject({ animationIterationCount: "1" });
  letGo();
  await expect(page).toHaveURL(/\/video\//);
  await expect(html(page)).toHaveCount(0);
});

test("a link in the web view, which loads its page, shows the bar at the top", async ({ page }) => {
  // In the page: the browser accepts no other command while it waits for the next page.
  const seen = Promise.withResolvers<object>();
  await page.exposeFunction("receiveBar", seen.resolve);
  await page.goto(site("demo", "/mobile"));
  await waitForHydration(page);
  await page.evaluate(() => {
    const reportBar = () => {
      const element = document.querySelector(".waits");
      const { content, position } = getComputedStyle(element ?? document.body, "::after");
      const { receiveBar } = self as typeof self & { receiveBar?: (bar: object) => void };
      receiveBar?.({ content, position });
    };
    const attributeFilter = ["data-waiting"];
    new MutationObserver(reportBar).observe(document.documentElement, { attributeFilter });
  });
  const { letGo } = await holdBack(page, /\/mobile\/video\//);
  await page.getByRole("main").locator('a[href*="/video/"]').first().click({ noWaitAfter: true });
  expect(await seen.promise).toEqual({ content: '""', position: "fixed" });
  letGo();
  await expect(page).toHaveURL(/\/mobile\/video\//);
  await expect(html(page)).toHaveCount(0);
});

test("going back removes the bar of a pending page", async ({ page }) => {
  await openHome(page);
  await film(page).click();
  await expect(page).toHaveURL(/\/video\//);
  const { letGo } = await holdBack(page, /\/search/);
  await page.getByRole("main").evaluate((main) => {
    const link = document.createElement("a");
    link.href = "/search?q=light";
    link.textContent = "elsewhere";
    main.prepend(link);
  });
  await page.getByRole("link", { name: "elsewhere" }).click({ noWaitAfter: true });
  await expect(html(page)).toHaveCount(1);
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL(site("demo"));
  await expect(html(page)).toHaveCount(0);
  letGo();
});

test("a page that cannot be loaded in parts is reloaded in full, and no bar stays", async ({
  page,
  announce,
}) => {
  announce(/Failed to fetch RSC payload for .* Falling back to browser navigation/);
  await openHome(page);
  const { fail } = await holdBack(page, /\/video\//);
  await film(page).click({ noWaitAfter: true });
  await expect(html(page)).toHaveCount(1);
  fail();
  await expect(page).toHaveURL(/\/video\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(html(page)).toHaveCount(0);
});

test("a page that is reloaded shows the bar until the viewer stops loading", async ({ page }) => {
  await openHome(page);
  const { letGo } = await holdBack(page, /\/user\/signIn/);
  // In the page: the browser accepts no other command while it waits for the next page.
  const seen = await page.evaluate(
    () =>
      new Promise<boolean[]>((done) => {
        const states: boolean[] = [];
        const reportBar = () => {
          const waits = document.documentElement.hasAttribute("data-waiting");
          states.push(waits);
          if (waits) stop();
          else done(states);
        };
        const attributeFilter = ["data-waiting"];
        new MutationObserver(reportBar).observe(document.documentElement, { attributeFilter });
        document.querySelector<HTMLElement>('header a[href^="/user/signIn"]')?.click();
      }),
  );
  expect(seen).toEqual([true, false]);
  letGo();
});

test("a page restored by the browser shows no bar", async ({ page }) => {
  await openHome(page);
  await page.evaluate(() => {
    document.documentElement.toggleAttribute("data-waiting", true);
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(html(page)).toHaveCount(0);
});
