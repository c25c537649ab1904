import { site } from "../support/addresses.ts";
import { click, expectHidden, expectSeen } from "./support/elements.ts";
import { expect, test } from "./support/engine.ts";
import { film, shown } from "./support/film.ts";
import { hydrated } from "./support/hydrated.ts";
import type { Tab } from "./support/tab.ts";
import { addressOf, goBack, navigateAway, openSignedIn, post } from "./support/visits.ts";

/** A page without a script. */
const elsewhere = site("demo", "/api/health");
const inHeader = { within: "header" };

async function openAsViewer(tab: Tab, path: string): Promise<void> {
  await openSignedIn(tab, "demo");
  await tab.open(site("demo", path));
  await hydrated(tab);
}

/** Signs out as another tab does that the page before hears nothing of. */
const signOut = (tab: Tab) => post(tab, "sign-out", {});

/** Another tab, a rail that has gone on, further down the page. */
async function changeHome(tab: Tab): Promise<void> {
  await tab.open(site("arena"));
  await hydrated(tab);
  await click(tab, "tab", "This week");
  await expect.poll(async () => (await lookAt(tab)).tabs).toEqual(["This week"]);
  await click(tab, "button", "Next");
  await expect.poll(async () => (await lookAt(tab)).rail).toBeGreaterThan(200);
  await tab.run(() => scrollBy({ top: 400, behavior: "instant" }));
}

/** What somebody who comes back expects as they left it. */
const lookAt = (tab: Tab) =>
  tab.run(() => {
    const tabs = document.querySelectorAll("[role=tab][aria-selected=true]");
    return {
      rail: document.querySelector("ul[data-ratio]:not([data-own] *)")?.scrollLeft ?? 0,
      tabs: [...tabs].map((each) => each.textContent.trim()),
      rows: document.querySelectorAll("main section").length,
      // Where it is seen: what is above the window may get its height anew.
      top: Math.round(tabs[0]?.getBoundingClientRect().top ?? Number.NaN),
    };
  });

/** What is there once nothing moves any more. */
async function lookAtRest(tab: Tab) {
  let now = await lookAt(tab);
  await expect
    .poll(async () => {
      const before = JSON.stringify(now);
      now = await lookAt(tab);
      return JSON.stringify(now) === before;
    })
    .toBe(true);
  return now;
}

test("a home page that is there again goes on by its buttons", async ({ tab }) => {
  await tab.open(site("demo"));
  await hydrated(tab);
  await navigateAway(tab, elsewhere);
  await goBack(tab);
  await click(tab, "button", "Next");
  await expect
    .poll(() =>
      tab.run(() => document.querySelector("ul[data-ratio]:not([data-own] *)")?.scrollLeft),
    )
    .toBeGreaterThan(200);
});

test("an account that was left shows nothing after signing out elsewhere", async ({ tab }) => {
  await openAsViewer(tab, "/user/account");
  await expectSeen(tab, "heading", "My account");
  await navigateAway(tab, elsewhere);
  await signOut(tab);
  await goBack(tab);
  await expectSeen(tab, "heading", "Sign in");
  await expect.poll(() => addressOf(tab)).toBe(site("demo", "/user/signIn"));
  expect(await tab.run(() => document.body.textContent.includes("Vera Lindqvist"))).toBe(false);
});

test("a page for everybody that was left knows that its viewer has gone", async ({ tab }) => {
  await openAsViewer(tab, "/");
  await expectSeen(tab, "link", "My account", inHeader);
  await navigateAway(tab, elsewhere);
  await signOut(tab);
  await goBack(tab);
  await expectHidden(tab, "link", "My account", inHeader);
  await expectSeen(tab, "link", "Sign in", inHeader);
});

test("the bar of a page that was waited for is gone when the one before is there again", async ({
  tab,
}) => {
  await tab.open(site("demo"));
  await hydrated(tab);
  await tab.run(() => {
    addEventListener("pagehide", () => document.documentElement.setAttribute("data-waiting", ""));
  });
  await navigateAway(tab, elsewhere);
  await goBack(tab);
  await expect.poll(() => tab.run(() => "waiting" in document.documentElement.dataset)).toBe(false);
});

test("a film that is there again plays", async ({ tab }) => {
  await tab.open(film);
  await hydrated(tab);
  await navigateAway(tab, elsewhere);
  await goBack(tab);
  await click(tab, "button", "Play");
  const moves = expect.toSatisfy((frames: number) => frames > 5);
  await expect.poll(() => shown(tab)).toMatchObject({ isPaused: false, frames: moves });
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
  test(`back from ${name} a page has its rows, tab, rail and place`, async ({ tab }) => {
    await changeHome(tab);
    const { top, rows, ...rest } = await lookAtRest(tab);
    await leaveAndComeBack(tab);
    await expect.poll(() => lookAt(tab)).toMatchObject(rest);
    // More come by themselves where their end is near.
    await expect.poll(async () => (await lookAt(tab)).rows).toBeGreaterThanOrEqual(rows);
    await expect.poll(async () => Math.abs((await lookAt(tab)).top - top)).toBeLessThanOrEqual(1);
  });
}

test("going forward brings the page that was gone back from", async ({ tab }) => {
  await tab.open(site("demo"));
  await hydrated(tab);
  await click(tab, "link", "Series", inHeader);
  await expectSeen(tab, "heading", "Series");
  await tab.run(() => history.back());
  await expect.poll(() => addressOf(tab)).toBe(site("demo"));
  await tab.run(() => history.forward());
  await expect.poll(() => addressOf(tab)).toContain("/pages/series");
  await expectSeen(tab, "heading", "Series");
});
