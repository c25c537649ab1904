import { click, expectHidden, expectSeen, findVisible } from "./support/elements.ts";
import { expect, test } from "./support/engine.ts";
import { film, focusSeek, openSettings, play, readPlayback } from "./support/film.ts";
import { waitForHydration } from "./support/hydrated.ts";
import { addressOf } from "./support/visits.ts";

test("a search in the transcript scrolls to the line that matches", async ({ tab }) => {
  await tab.open(film);
  await waitForHydration(tab);
  const panel = { within: "[role=tabpanel]" };
  await click(tab, "searchbox", undefined, panel);
  await tab.type("islands");
  await expect
    .poll(async () => (await findVisible(tab, "status", undefined, panel))?.text)
    .toMatch(/^1 of \d+$/);
  await tab.press("Enter");
  await expect
    .poll(() =>
      tab.run(() => {
        const mark = document.querySelector("mark[data-at]")?.getBoundingClientRect();
        const box = document.querySelector("[role=tabpanel]")?.getBoundingClientRect();
        return mark && box ? mark.top >= box.top && mark.bottom <= box.bottom : false;
      }),
    )
    .toBe(true);
});

test("captions keep the chosen colour after a reload", async ({ tab }) => {
  const color = () =>
    tab.run(() => {
      const video = document.querySelector("video");
      return video ? getComputedStyle(video).getPropertyValue("--cue-color") : "";
    });
  await play(tab, film);
  await openSettings(tab);
  await click(tab, "menuitem", "Caption style");
  await click(tab, "menuitem", "Text colour", { begins: true });
  await click(tab, "menuitemradio", "Yellow");
  await expect.poll(color).toBe("rgb(255 226 77)");
  await play(tab, film);
  await expect.poll(color).toBe("rgb(255 226 77)");
});

test("a film goes on in the mini player while its viewer browses, and returns to its page", async ({
  tab,
}) => {
  await play(tab, film);
  await tab.resize(1280, 800);
  await tab.run(() => {
    const video = document.querySelector("video");
    Object.assign(window, { film: video, stops: 0 });
    const stop = () => Object.assign(window, { stops: 1 });
    for (const event of ["pause", "emptied"]) video?.addEventListener(event, stop);
  });
  const { time } = await readPlayback(tab);
  await click(tab, "link", "Series", { within: "header" });
  await expectSeen(tab, "heading", "Series");
  await expectSeen(tab, "region", "Mini player");
  await click(tab, "link", "Blue Hour: The Light That Stays", {
    within: "[aria-label='Mini player']",
  });
  await expectHidden(tab, "region", "Mini player");
  await expect.poll(async () => (await readPlayback(tab)).time).toBeGreaterThan(time);
  const { isSame, stops } = await tab.run(() => ({
    isSame: document.querySelector("main video") === Reflect.get(window, "film"),
    stops: Reflect.get(window, "stops") as number,
  }));
  expect({ isSame, stops }).toEqual({ isSame: true, stops: 0 });
});

test("keys skip ten seconds, and pause the film", async ({ tab }) => {
  await play(tab, film);
  const { time } = await readPlayback(tab);
  await tab.press("l");
  await expect.poll(async () => (await readPlayback(tab)).time).toBeGreaterThan(time + 10);
  await tab.press("k");
  await expect.poll(async () => (await readPlayback(tab)).isPaused).toBe(true);
});

// The press on the offer is Chromium's test: on a slow machine it would race with the 8 seconds.
test("after the end of an episode the next one plays by itself", async ({ tab }) => {
  await play(tab, film);
  await focusSeek(tab);
  await tab.press("End");
  await expect.poll(() => addressOf(tab)).toContain("/video/blue-hour-reed-time");
  await expect.poll(async () => (await readPlayback(tab)).time).toBeGreaterThan(0);
});
