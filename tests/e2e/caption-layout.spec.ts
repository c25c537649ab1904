import type { Page } from "playwright/test";
import { site } from "../support/addresses.ts";
import { expect, test } from "../support/journey.ts";
import { expectPlaying, videoOf, watch } from "./support/player.ts";

// docs/behaviour.md BE-465

const film = site("demo", "/video/blue-hour-the-light-that-stays");

type Cue = { text: string; line?: number; isPercent?: boolean };

/** Shows these cues on the film's picture, which is paused: the controls are shown. */
async function showCues(page: Page, cues: Cue[]): Promise<void> {
  await watch(page, film);
  await expectPlaying(page);
  await videoOf(page).evaluate((video: HTMLVideoElement, all) => {
    video.pause();
    const track = video.addTextTrack("captions", "Test", "en");
    track.mode = "showing";
    for (const { text, line, isPercent } of all) {
      const cue = new VTTCue(0, 600, text);
      if (isPercent) cue.snapToLines = false;
      if (line !== undefined) cue.line = line;
      track.addCue(cue);
    }
  }, cues);
  await expect(page.locator("[data-cues] > div")).toHaveCount(cues.length);
}

/** Upper and lower edge of each cue, of the picture, of the title and of the controls. */
const readEdges = (page: Page) =>
  page.evaluate(async () => {
    const edges = (element: Element | null) => {
      const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
      return { top, bottom };
    };
    const cues = [...document.querySelectorAll("[data-cues] > div")];
    await Promise.all(cues.flatMap((cue) => cue.getAnimations()).map(({ finished }) => finished));
    return {
      cues: cues.map((cue) => edges(cue)),
      picture: edges(document.querySelector("[data-player]")),
      title: edges(document.querySelector("[data-controls] [data-covers=if-room]")),
      controls: edges(document.querySelector("[data-controls] [data-covers=true]")),
      font: getComputedStyle(cues[0] ?? document.body).fontSize,
    };
  });

test("BE-465: only the cues that title and controls cover move", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await showCues(page, [
    { text: "First line", line: 0 },
    { text: "The middle", line: 50, isPercent: true },
    { text: "Last line" },
  ]);
  const shown = await readEdges(page);
  const [first, middle, last] = shown.cues;
  expect(first?.top).toBeGreaterThanOrEqual(shown.title.bottom - 1);
  expect(last?.bottom).toBeLessThanOrEqual(shown.controls.top + 1);
  await videoOf(page).evaluate((video: HTMLVideoElement) => void video.play());
  await page.mouse.move(5, 890);
  await expect(page.locator("[data-controls]")).toHaveAttribute("data-controls", "hidden", {
    timeout: 10_000,
  });
  const hidden = await readEdges(page);
  expect(hidden.cues[1]?.top).toBeCloseTo(middle?.top ?? 0, 0);
  expect(hidden.cues[0]?.top).toBeLessThan(first?.top ?? 0);
  expect(hidden.cues[2]?.top).toBeGreaterThan(last?.top ?? 0);
  for (const cue of hidden.cues) {
    expect(cue.top).toBeGreaterThanOrEqual(hidden.picture.top);
    expect(cue.bottom).toBeLessThanOrEqual(hidden.picture.bottom);
  }
});

test("BE-465: three lines at 200 % are all readable in a window of 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    localStorage.setItem("mq_player", JSON.stringify({ captionStyle: { size: 200 } }));
  });
  await showCues(page, [{ text: "The tide comes in slowly\nover the sand\nand the lamps go on" }]);
  const { cues, picture, controls, font } = await readEdges(page);
  expect(cues[0]?.top).toBeGreaterThanOrEqual(picture.top);
  expect(cues[0]?.bottom).toBeLessThanOrEqual(controls.top + 1);
  expect(Number.parseFloat(font)).toBeGreaterThanOrEqual(11);
});
