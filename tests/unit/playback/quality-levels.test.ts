import { expect, test } from "vitest";
import { qualityChoices, qualityName } from "../../../lib/playback/quality-levels.ts";

const low = { index: 0, width: 426, height: 240, bitrate: 400_000 };
const high = { index: 1, width: 1280, height: 720, bitrate: 2_000_000 };

test("the menu begins with the best", () => {
  expect(qualityChoices([low, high])).toEqual([high, low]);
});

test("of each height the rendition with the highest bitrate is offered", () => {
  const richer = { index: 2, width: 1280, height: 720, bitrate: 3_000_000 };
  expect(qualityChoices([low, high, richer])).toEqual([richer, low]);
});

test("of renditions of one size those are offered that need a third fewer bits", () => {
  const lean = { index: 2, width: 1280, height: 720, bitrate: 900_000 };
  const similar = { index: 3, width: 1280, height: 720, bitrate: 1_900_000 };
  const levels = [high, similar, lean];
  expect(qualityChoices(levels)).toEqual([high, lean]);
  expect(levels.map((level) => qualityName(level, levels, "en"))).toEqual([
    "720p · 2 Mb/s",
    "720p · 1.9 Mb/s",
    "720p · 0.9 Mb/s",
  ]);
});

test("renditions without a size are chosen by their bit rate", () => {
  const levels = [160_000, 90_000].map((bitrate, index) => ({
    index,
    width: 0,
    height: 0,
    bitrate,
  }));
  expect(qualityChoices(levels)).toEqual(levels);
  expect(qualityName(levels[0], levels, "de")).toBe("0,16 Mb/s");
});

test("a single rendition gives no menu", () => {
  expect(qualityChoices([high])).toEqual([]);
});

test.each([
  ["wide", 1920, 1080, "1080p"],
  ["upright", 1080, 1920, "1080p"],
  ["CinemaScope", 1920, 804, "1080p"],
  ["4:3", 1440, 1080, "1080p"],
  ["of unknown width", 0, 720, "720p"],
])("a rendition that is %s has the name of its size", (_, width, height, name) => {
  const level = { index: 0, width, height, bitrate: 1 };
  expect(qualityName(level, [level], "en")).toBe(name);
});

test("no rendition has no name", () => {
  expect(qualityName(undefined, [high], "en")).toBe("");
});
