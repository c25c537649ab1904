import type { Locator, Page } from "playwright/test";
import { expect } from "../../support/journey.ts";
import { waitForHydration } from "./hydrated.ts";

/** The playback of a video element so far: seconds, and decoded frames. */
export type PlaybackReading = { time: number; frames: number };

/** The film, not the preview of a card. */
export const videoOf = (page: Page): Locator => page.locator("video[data-token]");
export const seekOf = (page: Page): Locator => page.getByRole("slider", { name: "Seek" });

/** Presses the big button as soon as it is hydrated. */
export async function pressPlay(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Play", exact: true });
  await waitForHydration(page, button);
  await button.click();
  await expect(videoOf(page)).toHaveJSProperty("paused", false);
}

/** Opens a film's page and starts it. */
export async function watch(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await pressPlay(page);
}

/** Waits until the film really plays: its time advances and new frames are decoded. */
export async function expectPlaying(page: Page, seconds = 0.25): Promise<void> {
  const before = await readPlayback(page);
  await expect
    .poll(async () => (await readPlayback(page)).time - before.time, { timeout: 30_000 })
    .toBeGreaterThan(seconds);
  await expect.poll(async () => (await readPlayback(page)).frames).toBeGreaterThan(before.frames);
}

export async function readPlayback(page: Page): Promise<PlaybackReading> {
  return videoOf(page).evaluate((video: HTMLVideoElement) => ({
    time: video.currentTime,
    frames: video.getVideoPlaybackQuality().totalVideoFrames,
  }));
}

/** The current caption, or "". */
async function caption(page: Page): Promise<string> {
  return videoOf(page).evaluate((video: HTMLVideoElement) => {
    const track = [...video.textTracks].find(({ mode }) => mode === "showing");
    const cues = [...(track?.activeCues ?? [])];
    return cues.map((cue) => ("text" in cue ? String(cue.text) : "")).join(" ");
  });
}

/** The first caption that is shown from now on. */
export async function nextCaption(page: Page): Promise<string> {
  let text = "";
  await expect.poll(async () => (text = await caption(page))).not.toBe("");
  return text;
}

/** The languages of the captions that are on. */
export async function captionsShown(page: Page): Promise<string[]> {
  return videoOf(page).evaluate((video: HTMLVideoElement) =>
    [...video.textTracks].flatMap(({ mode, language }) => (mode === "showing" ? language : [])),
  );
}

/** Chooses an option in the settings: `choose(page, "Quality", "240p")`. */
export async function choose(page: Page, setting: string, value: string): Promise<void> {
  const settings = page.getByRole("button", { name: "Settings" });
  await settings.click();
  await page.getByRole("menuitem", { name: setting }).click();
  await page.getByRole("menuitemradio", { name: value, exact: true }).click();
  await settings.click();
}

/** The seekable range, in seconds of the element's own clock. */
export async function seekRange(page: Page): Promise<{ start: number; end: number }> {
  return videoOf(page).evaluate(({ seekable }: HTMLVideoElement) => ({
    start: seekable.length > 0 ? seekable.start(0) : NaN,
    end: seekable.length > 0 ? seekable.end(seekable.length - 1) : NaN,
  }));
}
