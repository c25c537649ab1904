import { expect, test } from "vitest";
import { retryDelay } from "../../../lib/playback/engine/network-retry.ts";

test("pauses double from one second to fifteen", () => {
  expect([0, 1, 2, 3, 4, 40].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
});
