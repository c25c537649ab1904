import { expect, test } from "vitest";
import {
  captionColors,
  captionBackgroundColors,
  toCaptionCssProperties,
  mergeCaptionStyle,
  defaultCaptionStyle,
  parseCaptionStyle,
} from "../../../lib/playback/caption-style.ts";

test("a saved style is restored unchanged", () => {
  const style = { size: 150, color: "yellow", ground: "blue", opacity: 50, edge: "shadow" };
  expect(parseCaptionStyle(JSON.parse(JSON.stringify(style)))).toEqual(style);
});

test("wrong values in a saved style are replaced by their defaults", () => {
  const saved = { size: 1000, color: "red; background: url(//evil)", edge: "outline" };
  expect(parseCaptionStyle(saved)).toEqual({ ...defaultCaptionStyle, edge: "outline" });
});

test.each([undefined, null, 7, "big"])("%s is no style", (saved) => {
  expect(parseCaptionStyle(saved)).toBeUndefined();
});

test("without a style the page's appearance is used", () => {
  expect(new Set(Object.values(toCaptionCssProperties(undefined)))).toEqual(new Set([""]));
});

test("a style sets custom properties", () => {
  const style = { ...defaultCaptionStyle, size: 200, opacity: 0, edge: "shadow" } as const;
  expect(toCaptionCssProperties(style)).toEqual({
    "--cue-size": "2",
    "--cue-color": "rgb(255 255 255)",
    "--cue-ground": "rgb(0 0 0 / 0%)",
    "--cue-edge": "0.06em 0.06em 0.12em rgb(0 0 0)",
  });
});

test.each(captionColors)("text in %s has a background on which it is legible", (color) => {
  for (const ground of captionBackgroundColors) {
    const style = mergeCaptionStyle({ ...defaultCaptionStyle, ground }, { color });
    expect(style.color).toBe(color);
    expect(style.ground === "white").toBe(color === "black");
  }
});

test.each(captionBackgroundColors)(
  "a background in %s has text that is legible on it",
  (ground) => {
    for (const color of captionColors) {
      const style = mergeCaptionStyle({ ...defaultCaptionStyle, color }, { ground });
      expect(style.ground).toBe(ground);
      expect(style.color === "black").toBe(ground === "white");
    }
  },
);

test("dark text has a light edge", () => {
  const style = {
    ...defaultCaptionStyle,
    color: "black",
    ground: "white",
    edge: "outline",
  } as const;
  expect(toCaptionCssProperties(style)["--cue-edge"]).toContain("rgb(255 255 255)");
});
