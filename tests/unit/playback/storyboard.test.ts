import { expect, test } from "vitest";
import { parseStoryboardTile, tileInPixels } from "../../../lib/playback/storyboard.ts";

const vtt = "https://media.example/films/lake/storyboard.vtt";

test("a cue names a rectangle in a picture next to the file", () => {
  expect(parseStoryboardTile("storyboard.webp#xywh=160,90,160,90", vtt)).toEqual({
    src: "https://media.example/films/lake/storyboard.webp",
    x: 160,
    y: 90,
    width: 160,
    height: 90,
    unit: "pixel",
  });
});

test("a cue may name a picture elsewhere, and the unit", () => {
  const tile = parseStoryboardTile(" https://cdn.example/a.jpg?v=2#xywh=pixel:0,0,200,112\n", vtt);
  expect(tile).toMatchObject({ src: "https://cdn.example/a.jpg?v=2", width: 200, height: 112 });
});

// docs/behaviour.md BE-456
test.each(["still-7.jpg", "still-7.jpg#t=12"])("%s without a box is the whole picture", (text) => {
  expect(parseStoryboardTile(text, vtt)).toEqual({
    src: "https://media.example/films/lake/still-7.jpg",
    x: 0,
    y: 0,
    width: 100,
    height: 100,
    unit: "percent",
  });
});

test.each(["percent:25,50,25,50", "percent%3A25,50,25,50", "percent:25.0,50,25,50&t=1"])(
  "the box xywh=%s is a part of the picture",
  (xywh) => {
    const tile = parseStoryboardTile(`storyboard.webp#xywh=${xywh}`, vtt);
    expect(tile).toMatchObject({ x: 25, y: 50, width: 25, height: 50, unit: "percent" });
    expect(tile && tileInPixels(tile, { width: 640, height: 180 })).toMatchObject({
      x: 160,
      y: 90,
      width: 160,
      height: 90,
      unit: "pixel",
    });
  },
);

test.each([
  "storyboard.webp#xywh=1,2,3",
  "storyboard.webp#xywh=percent:0,0,0,50",
  "storyboard.webp#xywh=percent:80,0,25,25",
  "storyboard.webp#xywh=0,0,0,90",
  "javascript:alert(1)#xywh=0,0,1,1",
  "data:image/png;base64,AA#xywh=0,0,1,1",
  "",
])("%j is no cue", (text) => {
  expect(parseStoryboardTile(text, vtt)).toBeUndefined();
});
