import { site } from "../support/addresses.ts";
import { click, expectHidden, expectSeen } from "./support/elements.ts";
import { expect, test } from "./support/engine.ts";
import { film, readPlayback } from "./support/film.ts";
import { waitForHydration } from "./support/hydrated.ts";
import type { Tab } from "./support/tab.ts";
import { addressOf, goBack, navigateAway, openSignedIn, post } from "./support/visits.ts";

/** A page without a script. */
const elsewhere = site("demo", "/api/health");
const inHeader = { within: "header" };

async function openAsViewer(tab: Tab, path: string): Promise<void> {
  await openSignedIn(tab, "demo");
  await tab.open(site("demo", path));
  await waitForHydration(tab);
}

/** Signs out as another tab does, without a message to the earlier page. */
const signOut = (tab: Tab) => post(tab, "sign-out", {});

/** Selects another tab, scrolls a rail, and scrolls down the page. */
async function changeHome(tab: Tab): Promise<void> {
  await tab.open(site("arena"));
  await waitForHydration(tab);
  await click(tab, "tab", "This week");
  await expect.poll(async () => (await readState(tab)).tabs).toEqual(["This week"]);
  await click(tab, "button", "Next");
  await expect.poll(async () => (await readState(tab)).rail).toBeGreaterThan(200);
  await tab.run(() => scrollBy({ top: 400, behavior: "instant" }));
}

/** The state that a viewer expects to find again after going back. */
const readState = (tab: Tab) =>
  tab.run(() => {
    const tabs = document.querySelectorAll("[role=tab][aria-selected=true]");
    return {
      rail: document.querySelector("ul[data-ratio]:not([data-personal] *)")?.scrollLeft ?? 0,
      tabs: [...tabs].map((each) => each.textContent.trim()),
      rows: document.querySelectorAll("main section").length,
      // The position in the viewport: the height above it may change.
      top: Math.round(tabs[0]?.getBoundingClientRect().top ?? Number.NaN),
    };
  });

/** The state once nothing moves any more. */
async function readSettledState(tab: Tab) {
  let now = await readState(tab);
  await expect
    .poll(async () => {
      const before = JSON.stringify(now);
      now = await readState(tab);
      return JSON.stringify(now) === before;
    })
    .toBe(true);
  return now;
}

test("the buttons of a restored home page scroll its rails", async ({ tab }) => {
  await tab.open(site("demo"));
  await waitForHydration(tab);
  await navigateAway(tab, elsewhere);
  await goBack(tab);
  await click(tab, "button", "Next");
  await expect
    .poll(() =>
      tab.run(() => document.querySelector("ul[data-ratio]:not([data-personal] *)")?.scrollLeft),
    )
    .toBeGreaterThan(200);
});

test("the account page shows nothing after going back when the viewer has signed out elsewhere", async ({
  tab,
}) => {
  await openAsViewer(tab, "/user/account");
  await expectSeen(tab, "heading", "My account");
  await navigateAway(tab, elsewhere);
  await signOut(tab);
  await goBack(tab);
  await expectSeen(tab, "heading", "Sign in");
  await expect.poll(() => addressOf(tab)).toBe(site("demo", "/user/signIn"));
  expect(await tab.run(() => document.body.textContent.includes("Vera Lindqvist"))).toBe(false);
});

test("a public page shows no account after going back when the viewer has signed out elsewhere", async ({
  tab,
}) => {
  await openAsViewer(tab, "/");
  await expectSeen(tab, "link", "My account", inHeader);
  await navigateAway(tab, elsewhere);
  await signOut(tab);
  await goBack(tab);
  await expectHidden(tab, "link", "My account", inHeader);
  await expectSeen(tab, "link", "Sign in", inHeader);
});

test("the loading bar of a pending page is not shown after going back", async ({ tab }) => {
  await tab.open(site("demo"));
  await waitForHydration(tab);
  await tab.run(() => {
    addEventListener("pagehide", () => document.documentElement.setAttribute("data-waiting", ""));
  });
  await navigateAway(tab, elsewhere);
  await goBack(tab);
  await expect.poll(() => tab.run(() => "waiting" in document.documentElement.dataset)).toBe(false);
});

test("a film plays after going back to its page", async ({ tab }) => {
  await tab.open(film);
  await waitForHydration(tab);
  await navigateAway(tab, elsewhere);
  await goBack(tab);
  await click(tab, "button", "Play");
  const moves = expect.toSatisfy((frames: number) => frames > 5);
  await expect.poll(() => readPlayback(tab)).toMatchObject({ isPaused: false, frames: moves });
});

const detours = {
  "a link": async (tab: Tab) => {
    await tab.run(() => document.querySelector<HTMLElement>('header a[href^="/pages/"]')?.click());
    await expect.poll(() => addressOf(tab)).toContain("/pages/");
    await tab.run(() => history.back());
    await expect.poll(() => addressOf(tab)).toBe(site("arena"));
  },
  "another page": async (tab: Tab) => {
    await navigateAway(tab, site("arena", "/api/health"));
    await goBack(tab);
  },
};

for (const [name, leaveAndComeBack] of Object.entries(detours)) {
  test(`going back from ${name} restores a page's rows, tab, rail and scroll position`, async ({
    tab,
  }) => {
    await changeHome(tab);
    const { top, rows, ...rest } = await readSettledState(tab);
    await leaveAndComeBack(tab);
    await expect.poll(() => readState(tab)).toMatchObject(rest);
    // More rows are loaded where the end of the page is near.
    await expect.poll(async () => (await readState(tab)).rows).toBeGreaterThanOrEqual(rows);
    await expect
      .poll(async () => Math.abs((await readState(tab)).top - top))
      .toBeLessThanOrEqual(1);
  });
}

test("going forward restores the page that was left by going back", async ({ tab }) => {
  await tab.open(site("demo"));
  await waitForHydration(tab);
  await click(tab, "link", "Series", inHeader);
  await expectSeen(tab, "heading", "Series");
  await tab.run(() => history.back());
  await expect.poll(() => addressOf(tab)).toBe(site("demo"));
  await tab.run(() => history.forward());
  await expect.poll(() => addressOf(tab)).toContain("/pages/series");
  await expectSeen(tab, "heading", "Series");
});
