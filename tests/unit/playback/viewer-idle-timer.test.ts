import { expect, test } from "vitest";
import {
  stillWatchingPromptAfterMs,
  createViewerIdleTimer,
} from "../../../lib/playback/viewer-idle-timer.ts";

test("a viewer has to confirm after four hours of playback without interaction", () => {
  const attention = createViewerIdleTimer();
  expect(attention.plays(1000)).toBe(false);
  expect(attention.plays(1000 + stillWatchingPromptAfterMs - 1)).toBe(false);
  expect(attention.plays(1000 + stillWatchingPromptAfterMs)).toBe(true);
  expect(stillWatchingPromptAfterMs).toBe(14_400_000);
});

test("an interaction starts the four hours again", () => {
  const attention = createViewerIdleTimer();
  attention.plays(0);
  attention.plays(stillWatchingPromptAfterMs - 1);
  attention.touched();
  expect(attention.plays(stillWatchingPromptAfterMs)).toBe(false);
  expect(attention.plays(2 * stillWatchingPromptAfterMs - 1)).toBe(true);
});

test("time in which no film plays does not count", () => {
  const attention = createViewerIdleTimer();
  attention.plays(0);
  attention.rests();
  expect(attention.plays(stillWatchingPromptAfterMs)).toBe(false);
});

test("films that follow each other count as one", () => {
  const attention = createViewerIdleTimer();
  attention.plays(0);
  attention.plays(stillWatchingPromptAfterMs / 2);
  attention.rests();
  attention.plays(stillWatchingPromptAfterMs);
  expect(attention.plays(stillWatchingPromptAfterMs * 1.5)).toBe(true);
});

test("a clock that is set back counts nothing", () => {
  const attention = createViewerIdleTimer();
  attention.plays(stillWatchingPromptAfterMs);
  expect(attention.plays(0)).toBe(false);
});
