import { expect, test } from "vitest";
import { liveWindow } from "../../../lib/playback/live-window.ts";

const window = { startS: 100, endS: 1900, edgeS: 1888 };

test("a viewer at the engine's live edge is at the edge", () => {
  expect(liveWindow({ ...window, timeS: 1887 })).toEqual({
    startS: 100,
    edgeS: 1888,
    behindS: 1,
    isAtEdge: true,
  });
});

test("a viewer minutes behind has that offset", () => {
  expect(liveWindow({ ...window, timeS: 1636 })).toMatchObject({ behindS: 252, isAtEdge: false });
});

test("a position ahead of the edge is not behind", () => {
  expect(liveWindow({ ...window, timeS: 1895 })).toMatchObject({ behindS: 0, isAtEdge: true });
});

test("without a value of the engine, the edge is a little before the end", () => {
  expect(liveWindow({ startS: 0, endS: 60, timeS: 0 }).edgeS).toBe(54);
});

test("a window shorter than that has its edge at its start", () => {
  expect(liveWindow({ startS: 10, endS: 12, timeS: 10 })).toMatchObject({ edgeS: 10, behindS: 0 });
});
