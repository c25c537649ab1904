import { chromium, type Page } from "playwright/test";
import { chromiumLaunch } from "../support/chromium.ts";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { postFromPage } from "../support/sign-in.ts";
import { matrixUnless, isWholeMatrix } from "../support/matrix.ts";
import { openForm } from "./support/accounts.ts";
import { hydrated } from "./support/hydrated.ts";
import { startSession } from "./support/session.ts";

/**
 * What the browser fires when it stores a page in its back/forward cache, or restores it. The headless browser
 * has no such cache (`BackForwardCacheDisabledForDelegate`), so its events are fired for it.
 */
function pageTransition(page: Page, kind: "pagehide" | "pageshow"): Promise<void> {
  return page.evaluate((type) => {
    dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  }, kind);
}

/** Why the browser would not keep this page in a back/forward cache, after a look at another site. */
async function reasonsNotToKeep(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Page.enable");
  const told = new Promise<string[]>((resolve) => {
    devTools.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    );
  });
  await page.goto(site("arena", "/robots.txt"));
  await page.goBack({ waitUntil: "commit" });
  return (await told).filter((reason) => reason !== "BackForwardCacheDisabledForDelegate");
}

test("a browser may keep every public page in its back/forward cache", async () => {
  const ignoreDefaultArgs = ["--disable-back-forward-cache"];
  const browser = await chromium.launch({ ...(await chromiumLaunch()), ignoreDefaultArgs });
  const page = await browser.newPage();
  const others = ["/search?q=light", "/mobile", "/"];
  for (const path of ["/video/blue-hour-the-light-that-stays", ...(isWholeMatrix ? others : [])]) {
    await page.goto(site("demo", path));
    await hydrated(page);
    expect(await reasonsNotToKeep(page), path).toEqual([]);
  }
  await hydrated(page);
  await page.evaluate(() => addEventListener("unload", () => {}));
  expect(await reasonsNotToKeep(page)).toEqual(["UnloadHandlerExistsInMainFrame"]);
  await browser.close();
});

/** Signs out as another window does that this page hears nothing of. */
async function signOutUnheard(page: Page): Promise<void> {
  expect(await postFromPage(page, "sign-out")).toBe(200);
}

for (const prefix of ["", "/mobile"]) {
  for (const name of ["account", "changePassword"]) {
    test(`${prefix}/user/${name} that the browser kept shows nothing after signing out${matrixUnless(prefix === "" && name === "account")}`, async ({
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

    test(`${prefix}/user/${name} that the browser kept is there again for its viewer${matrixUnless(prefix === "" && name === "account")}`, async ({
      page,
    }) => {
      await startSession(page, "demo");
      const { main } = await openForm(page, `${prefix}/user/${name}`);
      await pageTransition(page, "pagehide");
      await pageTransition(page, "pageshow");
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }

  test(`a film under “${prefix}” that the browser kept is closed after signing out${matrixUnless(prefix === "")}`, async ({
    page,
  }) => {
    await startSession(page, "arena");
    await page.goto(site("arena", `${prefix}/video/first-corner-ten-cars`));
    await hydrated(page, page.getByRole("main"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await signOutUnheard(page);
    await expect(async () => {
      await pageTransition(page, "pageshow");
      await expect(page).toHaveURL(site("arena", `${prefix}/user/signIn`), { timeout: 1_000 });
    }).toPass();
  });
}

test("a page for everybody that the browser kept knows that its viewer has gone", async ({
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

test("a page for everybody that the browser kept is told who has come since", async ({ page }) => {
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
