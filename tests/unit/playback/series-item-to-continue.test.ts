import { expect, test } from "vitest";
import type { WatchedProgress } from "../../../lib/playback/watched-progress.ts";
import { seriesItemToContinue } from "../../../lib/playback/series-item-to-continue.ts";

const items = [{ token: "a" }, { token: "b" }, { token: "c" }];
const part = { time: 30, duration: 60 };
const whole = { time: 60, duration: 60 };

test.each<[string, Record<string, WatchedProgress | null>, string | undefined]>([
  ["a viewer who has begun nothing is nowhere", {}, undefined],
  ["a viewer who has begun an item is there", { a: part }, "a"],
  ["a viewer who has watched an item is at the next", { a: whole }, "b"],
  ["the last begun item counts", { a: part, b: part }, "b"],
  ["removed items do not count", { b: whole }, "c"],
  ["a few seconds do not count", { a: { time: 2, duration: 60 } }, undefined],
  ["an item that is not to be continued does not count", { a: whole, b: null }, "b"],
  ["a viewer who has watched all items is at the end", { c: whole }, undefined],
])("BE-373 %s", (_, progress, token) => {
  expect(seriesItemToContinue(items, (of) => progress[of])?.token).toBe(token);
});
