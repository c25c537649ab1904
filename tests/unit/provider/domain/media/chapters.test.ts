import { expect, it } from "vitest";
import { chaptersOf } from "../../../../../provider/domain/media/chapters.ts";
import { manifest } from "../../manifest-of-tests.ts";

const films = ["first", "second"];

it("a reel that plays each film once has their chapters, moved to where they play", () => {
  expect(chaptersOf({ films, segments: 5 }, manifest)).toEqual([
    { start_s: 0, title: "Dawn" },
    { start_s: 6, title: "Noon" },
    { start_s: 12, title: "Dusk" },
  ]);
});

it.each([
  [60, 4],
  [720, 6],
  [5000, 8],
])("a reel of %i segments has %i chapters, spread evenly", (segments, count) => {
  const chapters = chaptersOf({ films, segments }, manifest);
  const starts = chapters.map((chapter) => chapter.start_s);
  const even = (segments * 4) / count;
  expect(starts).toHaveLength(count);
  for (const [index, start] of starts.entries()) {
    expect(start % 4).toBe(0);
    expect(Math.abs(start - index * even)).toBeLessThan(4);
  }
});

it("titles that come around again are numbered", () => {
  const titles = chaptersOf({ films, segments: 60 }, manifest).map((chapter) => chapter.title);
  expect(titles).toEqual(["Dawn", "Noon", "Dusk", "Dawn, part 2"]);
});
