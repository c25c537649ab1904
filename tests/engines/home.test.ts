import { site } from "../support/addresses.ts";
import { click, expectSeen } from "./support/elements.ts";
import { expect, test } from "./support/engine.ts";
import { hydrated } from "./support/hydrated.ts";
import type { Tab } from "./support/tab.ts";

/** Where each rail of the page begins: 0, or the pixels that are out of sight before it. */
const beginnings = (tab: Tab) =>
  tab.run(() =>
    [...document.querySelectorAll("ul[data-ratio]:not([data-own] *)")].map((rail) =>
      Math.abs(rail.scrollLeft),
    ),
  );

/** Goes down the page by windows until nothing more comes, as somebody does who looks at every row. */
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
  test(`every rail of ${channel} begins at its first card, in windows of any width`, async ({
    tab,
  }) => {
    await tab.open(site(channel));
    await hydrated(tab);
    await toTheEnd(tab);
    for (const width of [1280, 600, 1600, 500]) {
      await tab.resize(width, 800);
      expect((await beginnings(tab)).length).toBeGreaterThan(3);
      // WebKit lays out a new width twice: in between, the room before a rail is the old width's.
      await expect.poll(async () => new Set(await beginnings(tab))).toEqual(new Set([0]));
    }
  });
}

test("a rail goes on by whole cards", async ({ tab }) => {
  await tab.open(site("demo"));
  await hydrated(tab);
  await click(tab, "button", "Next");
  await expect.poll(async () => (await beginnings(tab))[0]).toBeGreaterThan(200);
  await expectSeen(tab, "button", "Previous");
});

/** Where the line of the present stands, as a part of the window's width from its left edge. */
const present = (tab: Tab) =>
  tab.run(() => {
    const row = document.querySelector('[aria-label="Before, now and next"]');
    const flag = [...(row?.querySelectorAll("b") ?? [])].find((mark) => mark.textContent === "Now");
    return flag && flag.getBoundingClientRect().left / innerWidth;
  });

for (const width of [1280, 500]) {
  test(`BE-330: the rail of time opens at the present, ${width} px wide`, async ({ tab }) => {
    await tab.resize(width, 800);
    await tab.open(site("arena"));
    await expect.poll(() => present(tab)).toBeGreaterThan(0);
    await expect.poll(() => present(tab)).toBeLessThan(0.25);
  });
}
