import { expect } from "vitest";
import { site } from "../../support/addresses.ts";
import { click, findVisible, type Seen } from "./elements.ts";
import type { Tab } from "./tab.ts";

export const film = site("demo", "/video/blue-hour-the-light-that-stays");

/** Opens a film's page, presses Play, and waits until the film plays. */
export async function play(tab: Tab, address: string): Promise<void> {
  // A small video costs little where the processor renders everything.
  await tab.resize(720, 640);
  await tab.open(address);
  await click(tab, "button", "Play");
  await expect.poll(async () => (await readPlayback(tab)).time).toBeGreaterThan(0);
}

/** Presses a control of the player once it no longer moves. Moving the pointer shows the controls. */
export async function pressControl(tab: Tab, name: string): Promise<void> {
  let turn = 0;
  let before: Seen | undefined;
  await expect
    .poll(async () => {
      turn += 1;
      await tab.hover(300 + (turn % 2) * 10, 300);
      const control = await findVisible(tab, "button", name);
      const isStill = control?.x === before?.x && control?.y === before?.y;
      before = control;
      if (!control || control.isCovered || !isStill) return false;
      await tab.click(control.x, control.y);
      return true;
    })
    .toBe(true);
}

export const openSettings = (tab: Tab): Promise<void> => pressControl(tab, "Settings");

/** Focuses the seek bar once it is visible. */
export async function focusSeek(tab: Tab): Promise<void> {
  const focus = () => {
    const bar = document.querySelector<HTMLElement>("input[aria-label=Seek]");
    bar?.focus();
    return bar !== null && document.activeElement === bar;
  };
  await expect.poll(() => tab.run(focus)).toBe(true);
}

/** The playback of the video element so far: seconds, and frames. */
export const readPlayback = (
  tab: Tab,
): Promise<{ time: number; frames: number; isPaused: boolean }> =>
  tab.run(() => {
    const video = document.querySelector("video");
    if (!video) return { time: -1, frames: -1, isPaused: true };
    const { totalVideoFrames } = video.getVideoPlaybackQuality();
    return { time: video.currentTime, frames: totalVideoFrames, isPaused: video.paused };
  });

/** The current caption, or "". */
export const captions = (tab: Tab): Promise<string> =>
  tab.run(() => {
    const tracks = [...(document.querySelector("video")?.textTracks ?? [])];
    const cues = tracks.flatMap(({ mode, activeCues }) =>
      mode === "showing" ? [...(activeCues ?? [])] : [],
    );
    return cues.map((cue) => ("text" in cue ? String(cue.text) : "")).join(" ");
  });
