import { expect, test } from "vitest";
import { promptAfterMs, createAttention } from "../../../lib/playback/attention.ts";

test("a viewer has to confirm after four hours of playback without interaction", () => {
  const attention = createAttention();
  expect(attention.plays(1000)).toBe(false);
  expect(attention.plays(1000 + promptAfterMs - 1)).toBe(false);
  expect(attention.plays(1000 + promptAfterMs)).toBe(true);
  expect(promptAfterMs).toBe(14_400_000);
});

test("an interaction starts the four hours again", () => {
  const attention = createAttention();
  attention.plays(0);
  attention.plays(promptAfterMs - 1);
  attention.touched();
  expect(attention.plays(promptAfterMs)).toBe(false);
  expect(attention.plays(2 * promptAfterMs - 1)).toBe(true);
});

test("time in which no film plays does not count", () => {
  const attention = createAttention();
  attention.plays(0);
  attention.rests();
  expect(attention.plays(promptAfterMs)).toBe(false);
});

test("films that follow each other count as one", () => {
  const attention = createAttention();
  attention.plays(0);
  attention.plays(promptAfterMs / 2);
  attention.rests();
  attention.plays(promptAfterMs);
  expect(attention.plays(promptAfterMs * 1.5)).toBe(true);
});

test("a clock that is set back counts nothing", () => {
  const attention = createAttention();
  attention.plays(promptAfterMs);
  expect(attention.plays(0)).toBe(false);
});
