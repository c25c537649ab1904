import { afterAll, beforeAll } from "vitest";
import { type StreamSite, startStreamSite } from "../support/streams/stream-site.ts";
import { click } from "./support/elements.ts";
import { expect, test } from "./support/engine.ts";
import { captions, openSettings, play, pressControl } from "./support/film.ts";
import type { Tab } from "./support/tab.ts";

let site: StreamSite;
const startTimeoutMs = 180_000;
beforeAll(async () => {
  site = await startStreamSite();
}, startTimeoutMs);
afterAll(() => site.stop());

/** Plays a film of ten seconds again and again. */
async function playInLoop(tab: Tab, address: string): Promise<void> {
  await play(tab, address);
  await tab.run(() => {
    const video = document.querySelector("video");
    if (video) video.loop = true;
  });
}

// docs/behaviour.md BE-453
test("subtitles of the stream are shown", async ({ tab, announce }) => {
  announce(/events/);
  const shape = { texts: ["textEnglish", "textDanish"] } as const;
  await playInLoop(tab, site.open({ name: "subtitles", shape }));
  await pressControl(tab, "Captions");
  await expect.poll(() => captions(tab)).toBe("textEnglish");
  await openSettings(tab);
  await click(tab, "menuitem", "Captions", { begins: true });
  await click(tab, "menuitemradio", "Dansk");
  await expect.poll(() => captions(tab)).toBe("textDanish");
});

// docs/behaviour.md BE-453
test("captions in the video are shown", async ({ tab, announce }) => {
  announce(/events/);
  const shape = { renditions: ["picture"], closedCaptions: true } as const;
  await playInLoop(tab, site.open({ name: "CEA-608", shape }));
  await pressControl(tab, "Captions");
  await expect.poll(() => captions(tab)).toMatch(/^Words \d/);
});

// docs/behaviour.md BE-452
test("a chosen sound is loaded and stays chosen", async ({ tab, announce }) => {
  announce(/events/);
  const sounds = ["soundEnglish", "soundGerman", "soundDescribed"] as const;
  const described = () =>
    tab.run(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("soundDescribed/")),
    );
  await playInLoop(tab, site.open({ name: "sounds", shape: { renditions: ["picture"], sounds } }));
  await openSettings(tab);
  await click(tab, "menuitem", "Audio", { begins: true });
  await click(tab, "menuitemradio", "English (described)");
  await expect.poll(described).toBe(true);
  await playInLoop(tab, site.open({ name: "next", shape: { renditions: ["picture"], sounds } }));
  await expect.poll(described).toBe(true);
});
