import { expect, test } from "vitest";
import { qualityChoices, qualityName } from "../../../lib/playback/quality.ts";

const low = { index: 0, width: 426, height: 240, bitrate: 400_000 };
const high = { index: 1, width: 1280, height: 720, bitrate: 2_000_000 };

test("the menu begins with the best", () => {
  expect(qualityChoices([low, high])).toEqual([high, low]);
});

test("of each height the rendition with the highest bitrate is offered", () => {
  const richer = { index: 2, width: 1280, height: 720, bitrate: 3_000_000 };
  expect(qualityChoices([low, high, richer])).toEqual([richer, low]);
});

test("a single rendition gives no menu", () => {
  expect(qualityChoices([high])).toEqual([]);
  expect(qualityChoices([high, { index: 1, width: 0, height: 0, bitrate: 9 }])).toEqual([]);
});

test("a rendition is named by its height", () => {
  expect(qualityName(high)).toBe("720p");
  expect(qualityName(undefined)).toBe("");
});
