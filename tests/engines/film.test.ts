import { site } from "../support/addresses.ts";
import { expect, test } from "./support/engine.ts";
import { captions, film, focusSeek, play, pressControl, readPlayback } from "./support/film.ts";
import type { Tab } from "./support/tab.ts";

test("a film plays and its frames advance", async ({ tab }) => {
  await play(tab, film);
  const before = await readPlayback(tab);
  await expect
    .poll(async () => (await readPlayback(tab)).frames)
    .toBeGreaterThan(before.frames + 5);
  expect((await readPlayback(tab)).time).toBeGreaterThan(before.time);
});

test("the slider seeks with the keyboard", async ({ tab }) => {
  await play(tab, film);
  await focusSeek(tab);
  await tab.press("PageUp");
  await expect.poll(async () => (await readPlayback(tab)).time).toBeGreaterThan(60);
  const { frames } = await readPlayback(tab);
  await expect.poll(async () => (await readPlayback(tab)).frames).toBeGreaterThan(frames + 5);
  await tab.press("Home");
  await expect.poll(async () => (await readPlayback(tab)).time).toBeLessThan(50);
});

test("captions are shown and hidden by their button", async ({ tab }) => {
  await play(tab, film);
  await pressControl(tab, "Captions");
  await expect.poll(() => captions(tab)).not.toBe("");
  await pressControl(tab, "Captions");
  await expect.poll(() => captions(tab)).toBe("");
});

/** The caption on the picture, its lower edge, and the upper one of the controls. */
const readCaption = (tab: Tab) =>
  tab.run(() => {
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const layer = document.querySelector("[data-cues]:not(video)");
    return {
      text: layer?.textContent ?? "",
      bottom: edge("[data-cues] > div")?.bottom ?? Number.NaN,
      controlsTop: edge("[data-controls] [data-covers=true]")?.top ?? Number.NaN,
    };
  });

test("BE-465: captions are above the controls", async ({ tab }) => {
  await play(tab, film);
  await pressControl(tab, "Captions");
  await expect.poll(async () => (await readCaption(tab)).text).not.toBe("");
  await pressControl(tab, "Pause");
  await expect
    .poll(async () => {
      const { bottom, controlsTop } = await readCaption(tab);
      return bottom - controlsTop;
    })
    .toBeLessThanOrEqual(1);
});

test("BE-465: a caption at the top edge is inside the picture and below the title", async ({
  tab,
}) => {
  await play(tab, film);
  await tab.run(() => {
    const track = document.querySelector("video")?.addTextTrack("captions", "Test", "en");
    if (!track) return;
    track.mode = "showing";
    const cue = new VTTCue(0, 600, "At the top");
    cue.line = 0;
    track.addCue(cue);
  });
  // Firefox shows a new cue only while the film plays.
  await expect.poll(async () => (await readCaption(tab)).text).toBe("At the top");
  await pressControl(tab, "Pause");
  const gaps = () =>
    tab.run(() => {
      const edges = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const top = edges("[data-cues] > div")?.top ?? Number.NaN;
      const title = edges("[data-controls] [data-covers=if-room]")?.bottom ?? 0;
      return Math.min(top - (edges("[data-player]")?.top ?? 0), top - title);
    });
  await expect.poll(gaps).toBeGreaterThanOrEqual(-1);
});

test("the fullscreen button enters and leaves fullscreen", async ({ tab }) => {
  await play(tab, film);
  await pressControl(tab, "Enter fullscreen");
  await expect.poll(() => tab.run(() => document.fullscreenElement !== null)).toBe(true);
  await pressControl(tab, "Exit fullscreen");
  await expect.poll(() => tab.run(() => document.fullscreenElement === null)).toBe(true);
});

/** Opens a film in a frame and focuses its video before React hydrates. True when the player then uses the same element. */
const isElementReused = (tab: Tab, address: string) =>
  tab.run(async (path) => {
    const frame = document.createElement("iframe");
    Object.assign(frame, { width: "700", height: "600", src: path });
    document.body.append(frame);
    const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const find = (selector: string) => frame.contentDocument?.querySelector(selector);
    while (!find("[data-responds-early]")) await next();
    const video = find("video");
    video?.parentElement?.dispatchEvent(new Event("pointerenter"));
    const readPlayback = () => find("video") as HTMLVideoElement | null;
    while (readPlayback()?.earlyHls !== undefined) await next();
    return video === find("video");
  }, new URL(address).pathname);

test("a video that is focused before hydration is reused by the player", async ({ tab }) => {
  await tab.open(site("demo", "/robots.txt"));
  expect(await isElementReused(tab, film)).toBe(true);
});
