import { site } from "../support/addresses.ts";
import { click, expectSeen } from "./support/elements.ts";
import { expect, test } from "./support/engine.ts";
import { waitForHydration } from "./support/hydrated.ts";
import type { Tab } from "./support/tab.ts";

/** The scroll position of each rail of the page, in pixels. */
const beginnings = (tab: Tab) =>
  tab.run(() =>
    [...document.querySelectorAll("ul[data-ratio]:not([data-personal] *)")].map((rail) =>
      Math.abs(rail.scrollLeft),
    ),
  );

/** Scrolls down the page by viewports until no more rows are loaded. */
const toTheEnd = (tab: Tab) =>
  tab.run(async () => {
    const page = document.documentElement;
    const next = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const isEnd = () => page.scrollTop + page.clientHeight >= page.scrollHeight - 1;
    const isUnderWay = () => document.querySelector("main button[aria-busy=true]") !== null;
    while (!isEnd() || isUnderWay()) {
      page.scrollBy({ top: page.clientHeight, behavior: "instant" });
      for (let frames = 0; frames < 10; frames += 1) await next();
    }
  });

for (const channel of ["demo", "academy"]) {
  test(`every rail of ${channel} begins at its first card at every window width`, async ({
    tab,
  }) => {
    await tab.open(site(channel));
    await waitForHydration(tab);
    await toTheEnd(tab);
    for (const width of [1280, 600, 1600, 500]) {
      await tab.resize(width, 800);
      expect((await beginnings(tab)).length).toBeGreaterThan(3);
      // WebKit lays out a new width twice: between the two, the space before a rail has the old width.
      await expect.poll(async () => new Set(await beginnings(tab))).toEqual(new Set([0]));
    }
  });
}

test("a rail scrolls by whole cards", async ({ tab }) => {
  await tab.open(site("demo"));
  await waitForHydration(tab);
  await click(tab, "button", "Next");
  await expect.poll(async () => (await beginnings(tab))[0]).toBeGreaterThan(200);
  await expectSeen(tab, "button", "Previous");
});

/** The position of the line of the current time, as a fraction of the window's width. */
const present = (tab: Tab) =>
  tab.run(() => {
    const row = document.querySelector('[aria-label="Before, now and next"]');
    const flag = [...(row?.querySelectorAll("b") ?? [])].find((mark) => mark.textContent === "Now");
    return flag && flag.getBoundingClientRect().left / innerWidth;
  });

for (const width of [1280, 500]) {
  test(`BE-330: the timeline row opens at the current time, ${width} px wide`, async ({ tab }) => {
    await tab.resize(width, 800);
    await tab.open(site("arena"));
    await expect.poll(() => present(tab)).toBeGreaterThan(0);
    await expect.poll(() => present(tab)).toBeLessThan(0.25);
  });
}
