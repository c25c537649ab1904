import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { hydrated } from "./support/hydrated.ts";

const html = (page: Page) => page.locator("html[data-waiting]");
const film = (page: Page) => page.getByRole("main").locator('a[href^="/video/"]').first();

/** What is drawn under the header, as the browser has it. */
function bar(page: Page) {
  return page.locator(".waits").evaluate((element) => {
    const { content, opacity, animationDelay, animationIterationCount } = getComputedStyle(
      element,
      "::after",
    );
    return { content, opacity, animationDelay, animationIterationCount };
  });
}

/** Holds back what is asked for from now on, until it is let go; or the first of it fails. */
async function holdBack(page: Page, of: RegExp) {
  const { promise, resolve } = Promise.withResolvers<"go" | "fail">();
  let asked = 0;
  await page.route(of, async (route) => {
    asked += 1;
    const isFirst = asked === 1;
    if ((await promise) === "fail" && isFirst) await route.abort("aborted");
    else await route.continue();
  });
  return { letGo: () => resolve("go"), fail: () => resolve("fail") };
}

async function openHome(page: Page): Promise<void> {
  await page.goto(site("demo"));
  await hydrated(page);
}

test("a link whose page lets wait shows a bar until the page has arrived", async ({ page }) => {
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

test("a link in the web view, whose page is loaded anew, shows the bar at the top", async ({
  page,
}) => {
  // In the page: the browser answers nobody else while it waits for the next one.
  const seen = Promise.withResolvers<object>();
  await page.exposeFunction("tellBar", seen.resolve);
  await page.goto(site("demo", "/mobile"));
  await hydrated(page);
  await page.evaluate(() => {
    const look = () => {
      const element = document.querySelector(".waits");
      const { content, position } = getComputedStyle(element ?? document.body, "::after");
      const { tellBar } = self as typeof self & { tellBar?: (bar: object) => void };
      tellBar?.({ content, position });
    };
    const attributeFilter = ["data-waiting"];
    new MutationObserver(look).observe(document.documentElement, { attributeFilter });
  });
  const { letGo } = await holdBack(page, /\/mobile\/video\//);
  await page.getByRole("main").locator('a[href*="/video/"]').first().click({ noWaitAfter: true });
  expect(await seen.promise).toEqual({ content: '""', position: "fixed" });
  letGo();
  await expect(page).toHaveURL(/\/mobile\/video\//);
  await expect(html(page)).toHaveCount(0);
});

test("going back ends the bar of a page that has not arrived", async ({ page }) => {
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

test("a page that cannot be had in parts is loaded anew, and no bar stays", async ({
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

test("a page that is loaded anew shows the bar until somebody stops it", async ({ page }) => {
  await openHome(page);
  const { letGo } = await holdBack(page, /\/user\/signIn/);
  // In the page: the browser answers nobody else while it waits for the next one.
  const seen = await page.evaluate(
    () =>
      new Promise<boolean[]>((done) => {
        const states: boolean[] = [];
        const look = () => {
          const waits = document.documentElement.hasAttribute("data-waiting");
          states.push(waits);
          if (waits) stop();
          else done(states);
        };
        const attributeFilter = ["data-waiting"];
        new MutationObserver(look).observe(document.documentElement, { attributeFilter });
        document.querySelector<HTMLElement>('header a[href^="/user/signIn"]')?.click();
      }),
  );
  expect(seen).toEqual([true, false]);
  letGo();
});

test("a page that the browser brings back shows no bar", async ({ page }) => {
  await openHome(page);
  await page.evaluate(() => {
    document.documentElement.toggleAttribute("data-waiting", true);
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(html(page)).toHaveCount(0);
});
