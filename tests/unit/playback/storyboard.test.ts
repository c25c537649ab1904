import { expect, test } from "vitest";
import { parseStoryboardTile } from "../../../lib/playback/storyboard.ts";

const vtt = "https://media.example/films/lake/storyboard.vtt";

test("a cue names a rectangle in a picture next to the file", () => {
  expect(parseStoryboardTile("storyboard.webp#xywh=160,90,160,90", vtt)).toEqual({
    src: "https://media.example/films/lake/storyboard.webp",
    x: 160,
    y: 90,
    width: 160,
    height: 90,
  });
});

test("a cue may name a picture elsewhere, and the unit", () => {
  const tile = parseStoryboardTile(" https://cdn.example/a.jpg?v=2#xywh=pixel:0,0,200,112\n", vtt);
  expect(tile).toMatchObject({ src: "https://cdn.example/a.jpg?v=2", width: 200, height: 112 });
});

test.each([
  "storyboard.webp",
  "storyboard.webp#xywh=1,2,3",
  "storyboard.webp#xywh=percent:0,0,50,50",
  "storyboard.webp#xywh=0,0,0,90",
  "javascript:alert(1)#xywh=0,0,1,1",
  "data:image/png;base64,AA#xywh=0,0,1,1",
  "",
])("%j is no cue", (text) => {
  expect(parseStoryboardTile(text, vtt)).toBeUndefined();
});
