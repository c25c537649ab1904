import { expect, test } from "vitest";
import {
  chapterSpans,
  findLastStartIndex,
  orderedChapters,
} from "../../../lib/playback/chapters.ts";

const chapters = [
  { start_s: 0, title: "First light" },
  { start_s: 14, title: "The reeds" },
  { start_s: 35, title: "Third evening" },
];

test("a chapter ends where the next one starts, the last one with the film", () => {
  expect(chapterSpans(chapters, 90)).toEqual([
    { startS: 0, endS: 14, title: "First light" },
    { startS: 14, endS: 35, title: "The reeds" },
    { startS: 35, endS: 90, title: "Third evening" },
  ]);
});

test("chapters are in order and unique, whatever the provider sent", () => {
  const [first, second, third] = chapters;
  const sent = [third, first, second, second].flatMap((chapter) => chapter ?? []);
  expect(chapterSpans(sent, 90)).toEqual(chapterSpans(chapters, 90));
});

test("a film whose first chapter starts late has a lead-in without a title", () => {
  expect(chapterSpans([{ start_s: 5, title: "Begin" }], 20)).toEqual([
    { startS: 0, endS: 5, title: "" },
    { startS: 5, endS: 20, title: "Begin" },
  ]);
});

test("chapters after the end of the film are left out", () => {
  expect(chapterSpans(chapters, 14).map(({ title }) => title)).toEqual(["First light"]);
});

test.each([0, Number.NaN, Number.POSITIVE_INFINITY])(
  "a film of %d seconds has no spans",
  (length) => {
    expect(chapterSpans(chapters, length)).toEqual([]);
  },
);

test.each([
  [-1, -1],
  [0, 0],
  [13.9, 0],
  [14, 1],
  [500, 2],
])("at %d seconds chapter %d is the current one", (timeS, expected) => {
  expect(findLastStartIndex([0, 14, 35], timeS)).toBe(expected);
});

// docs/behaviour.md BE-457
test.each([Number.NaN, 0, Number.POSITIVE_INFINITY])(
  "of a film of %d seconds all chapters are in order, one for each time",
  (length) => {
    const sent = [35, 0, 14, 14].map((start_s, at) => ({ start_s, title: `${at}` }));
    const titles = orderedChapters(sent, length).map(({ title }) => title);
    expect(titles).toEqual(["1", "2", "0"]);
  },
);
