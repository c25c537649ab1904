import { expect, test } from "vitest";
import type { Progress } from "../../../lib/playback/progress.ts";
import { reachedItem } from "../../../lib/playback/reached-item.ts";

const items = [{ token: "a" }, { token: "b" }, { token: "c" }];
const part = { time: 30, duration: 60 };
const whole = { time: 60, duration: 60 };

test.each<[string, Record<string, Progress | null>, string | undefined]>([
  ["nobody who has begun nothing is anywhere", {}, undefined],
  ["who has begun one is there", { a: part }, "a"],
  ["who has watched one is at the next", { a: whole }, "b"],
  ["the last one that was begun counts", { a: part, b: part }, "b"],
  ["what was left out does not count", { b: whole }, "c"],
  ["a few seconds are no beginning", { a: { time: 2, duration: 60 } }, undefined],
  ["what is not to be continued was not begun", { a: whole, b: null }, "b"],
  ["who has watched all is at the end", { c: whole }, undefined],
])("BE-373 %s", (_, progress, token) => {
  expect(reachedItem(items, (of) => progress[of])?.token).toBe(token);
});
