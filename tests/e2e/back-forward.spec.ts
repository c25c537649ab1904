import { chromium, type Page } from "playwright/test";
import { chromiumLaunch } from "../support/chromium.ts";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { postFromPage } from "../support/sign-in.ts";
import { matrixUnless, isWholeMatrix } from "../support/matrix.ts";
import { openForm } from "./support/accounts.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { startSession } from "./support/session.ts";

/**
 * The events of a browser that stores a page in its back/forward cache, or restores it. The headless browser
 * has no such cache (`BackForwardCacheDisabledForDelegate`), so the test dispatches the events.
 */
function pageTransition(page: Page, kind: "pagehide" | "pageshow"): Promise<void> {
  return page.evaluate((type) => {
    dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  }, kind);
}

/** The reasons why the browser would not store this page in its back/forward cache, after a visit to another site. */
async function findCacheBlockers(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Page.enable");
  const reasons = new Promise<string[]>((resolve) => {
    devTools.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    );
  });
  await page.goto(site("arena", "/robots.txt"));
  await page.goBack({ waitUntil: "commit" });
  return (await reasons).filter((reason) => reason !== "BackForwardCacheDisabledForDelegate");
}

test("every public page can be stored in the back/forward cache", async () => {
  const ignoreDefaultArgs = ["--disable-back-forward-cache"];
  const browser = await chromium.launch({ ...(await chromiumLaunch()), ignoreDefaultArgs });
  const page = await browser.newPage();
  const others = ["/search?q=light", "/mobile", "/"];
  for (const path of ["/video/blue-hour-the-light-that-stays", ...(isWholeMatrix ? others : [])]) {
    await page.goto(site("demo", path));
    await waitForHydration(page);
    expect(await findCacheBlockers(page), path).toEqual([]);
  }
  await waitForHydration(page);
  await page.evaluate(() => addEventListener("unload", () => {}));
  expect(await findCacheBlockers(page)).toEqual(["UnloadHandlerExistsInMainFrame"]);
  await browser.close();
});

/** Signs out as another window does, without a message to this page. */
async function signOutUnheard(page: Page): Promise<void> {
  expect(await postFromPage(page, "sign-out")).toBe(200);
}

for (const prefix of ["", "/mobile"]) {
  for (const name of ["account", "changePassword"]) {
    test(`${prefix}/user/${name} restored from the cache shows nothing after signing out${matrixUnless(prefix === "" && name === "account")}`, async ({
      page,
    }) => {
      await startSession(page, "demo");
      const path = `${prefix}/user/${name}`;
      const { main } = await openForm(page, path);
      await signOutUnheard(page);
      await pageTransition(page, "pagehide");
      await expect(main).toBeHidden();
      await pageTransition(page, "pageshow");
      await expect(page).toHaveURL(site("demo", `${prefix}/user/signIn`));
      await expect(page.getByText("Vera Lindqvist")).toHaveCount(0);
    });

    test(`${prefix}/user/${name} is restored from the cache for its viewer${matrixUnless(prefix === "" && name === "account")}`, async ({
      page,
    }) => {
      await startSession(page, "demo");
      const { main } = await openForm(page, `${prefix}/user/${name}`);
      await pageTransition(page, "pagehide");
      await pageTransition(page, "pageshow");
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }

  test(`a film under “${prefix}” restored from the cache is closed after signing out${matrixUnless(prefix === "")}`, async ({
    page,
  }) => {
    await startSession(page, "arena");
    await page.goto(site("arena", `${prefix}/video/first-corner-ten-cars`));
    await waitForHydration(page, page.getByRole("main"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await signOutUnheard(page);
    // A visitor of the site gets the page of the closed film: docs/behaviour.md BE-487.
    const closed = page
      .getByRole("main")
      .getByRole(prefix === "" ? "link" : "button", { name: "Sign in", exact: true });
    await expect(async () => {
      await pageTransition(page, "pageshow");
      await expect(closed).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.locator("video")).toHaveCount(0);
  });
}

test("a public page restored from the cache shows no account after its viewer has signed out", async ({
  page,
}) => {
  await startSession(page, "demo");
  await page.goto(site("demo"));
  const link = page.getByRole("banner").getByRole("link", { name: /My account/ });
  await expect(link).toBeVisible();
  await signOutUnheard(page);
  await expect(async () => {
    await pageTransition(page, "pageshow");
    await expect(link).toBeHidden({ timeout: 1_000 });
  }).toPass();
});

test("a public page restored from the cache shows the viewer who has signed in since", async ({
  page,
}) => {
  await startSession(page, "demo", "alerts");
  await page.goto(site("demo"));
  const link = page.getByRole("banner").getByRole("link", { name: /My account/ });
  await expect(link).toHaveAccessibleName("My account, 3 new");
  await signOutUnheard(page);
  await startSession(page, "demo");
  await expect(async () => {
    await pageTransition(page, "pageshow");
    await expect(link).toHaveAccessibleName("My account", { timeout: 1_000 });
  }).toPass();
});
