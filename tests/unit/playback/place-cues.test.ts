import { expect, test } from "vitest";
import {
  type CaptionAreaRect,
  type CueSettings,
  type MeasuredCue,
  computeCueStartAndSize,
  placeCues,
} from "../../../lib/playback/place-cues.ts";

// docs/behaviour.md BE-465

const title: CaptionAreaRect = { left: 0, right: 320, top: 0, bottom: 30 };
const controls: CaptionAreaRect = { left: 0, right: 320, top: 130, bottom: 180 };
const shown = [title, controls];

const cue = (change: Partial<MeasuredCue> = {}): MeasuredCue => ({
  line: "auto",
  lineAlign: "start",
  snapToLines: true,
  left: 40,
  right: 280,
  height: 20,
  lineHeight: 20,
  ...change,
});
const percent = (line: number) => cue({ line, snapToLines: false });
const topsOf = (cues: MeasuredCue[], covers: CaptionAreaRect[] = []) =>
  placeCues(cues, 180, covers).tops;

test.each<[what: string, cue: MeasuredCue, top: number]>([
  ["without a line", cue(), 160],
  ["of line 0", cue({ line: 0 }), 0],
  ["of line 2", cue({ line: 2 }), 40],
  ["of line -1", cue({ line: -1 }), 160],
  ["of line -1 and two lines", cue({ line: -1, height: 40 }), 140],
  ["of line 100", cue({ line: 100 }), 160],
  ["of 10 %", percent(10), 18],
  ["of 100 %", percent(100), 160],
  ["of 50 %, centred", { ...percent(50), lineAlign: "center" }, 80],
  ["of 50 %, above", { ...percent(50), lineAlign: "end" }, 70],
])("a cue %s is inside the picture", (_, one, top) => {
  expect(topsOf([one])).toEqual([top]);
});

test.each<[what: string, cue: MeasuredCue, top: number]>([
  ["at the bottom moves above the controls", cue(), 110],
  ["at the top moves below the title", cue({ line: 0 }), 30],
  ["of 10 % moves below the title", percent(10), 30],
  ["in the middle stays", percent(50), 90],
])("a cue %s", (_, one, top) => {
  expect(topsOf([one], shown)).toEqual([top]);
});

test("a cue beside what covers the picture stays", () => {
  expect(topsOf([cue()], [{ ...controls, right: 40 }])).toEqual([160]);
});

test("cues at one place are stacked, and beside each other they are not", () => {
  expect(topsOf([cue(), cue()])).toEqual([160, 140]);
  expect(topsOf([cue({ line: 0 }), cue({ line: 0 })])).toEqual([0, 20]);
  expect(topsOf([cue({ right: 150 }), cue({ left: 160 })])).toEqual([160, 160]);
});

test("a cue that moves goes around one that stays", () => {
  expect(topsOf([cue(), percent(60)], shown)).toEqual([88, 108]);
});

test("is incomplete when the cues do not fit", () => {
  expect(placeCues([cue({ height: 120 })], 180, shown).isComplete).toBe(false);
  expect(placeCues([cue({ height: 200 })], 180, []).isComplete).toBe(false);
  expect(placeCues([cue({ height: 100 })], 180, shown).isComplete).toBe(true);
});

const settings: CueSettings = {
  line: "auto",
  lineAlign: "start",
  snapToLines: true,
  position: "auto",
  positionAlign: "auto",
  size: 100,
  align: "center",
};

test.each<[change: Partial<CueSettings>, start: number, size: number]>([
  [{}, 0, 100],
  [{ size: 50 }, 25, 50],
  [{ align: "start" }, 0, 100],
  [{ align: "right" }, 0, 100],
  [{ position: 10, align: "left" }, 10, 90],
  [{ position: 90, align: "end", size: 40 }, 50, 40],
  [{ position: 20 }, 0, 40],
  [{ position: 50, positionAlign: "line-left" }, 50, 50],
  [{ position: 50, positionAlign: "line-right", align: "start" }, 0, 50],
])("a cue with %j starts at %d %% and takes %d %%", (change, start, size) => {
  expect(computeCueStartAndSize({ ...settings, ...change })).toEqual({ start, size });
});
