import { expect, it } from "vitest";
import { formatStoryboardVtt } from "../../../../../provider/domain/media/storyboard.ts";
import { formatVttTimestamp } from "../../../../../provider/domain/media/web-vtt.ts";
import { manifest } from "../../test-manifest.ts";

const films = ["first", "second"];
const cuesOf = (text: string) => [...text.matchAll(/(\S+) --> (\S+)\n(\S+)/g)];

it("each tile has its rectangle in the film's picture", () => {
  const cues = cuesOf(formatStoryboardVtt({ films, segments: 5 }, manifest));
  expect(cues).toHaveLength(10);
  expect(cues[5]?.[3]).toBe("first/storyboard.webp#xywh=0,90,160,90");
  expect(cues[6]?.[3]).toBe("second/storyboard.webp#xywh=0,0,160,90");
});

it("a long reel has at most 300 cues, which cover it without a gap", () => {
  const cues = cuesOf(formatStoryboardVtt({ films, segments: 1500 }, manifest));
  expect(cues.length).toBeLessThanOrEqual(300);
  for (const [index, cue] of cues.entries()) {
    expect(cue[1]).toBe(index === 0 ? "00:00:00.000" : cues[index - 1]?.[2]);
  }
  expect(cues.at(-1)?.[2]).toBe("01:40:00.000");
});

it("an hour and more is written with hours", () => {
  expect(formatVttTimestamp(3725.5)).toBe("01:02:05.500");
  expect(formatVttTimestamp(59.9999)).toBe("00:01:00.000");
});
