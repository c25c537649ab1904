import { expect, test } from "vitest";
import {
  captionColors,
  captionGrounds,
  captionProperties,
  changedCaptionStyle,
  defaultCaptionStyle,
  parseCaptionStyle,
} from "../../../lib/playback/caption-style.ts";

test("a saved style comes back as it was", () => {
  const style = { size: 150, color: "yellow", ground: "blue", opacity: 50, edge: "shadow" };
  expect(parseCaptionStyle(JSON.parse(JSON.stringify(style)))).toEqual(style);
});

test("what is wrong in a saved style gets its default", () => {
  const saved = { size: 1000, color: "red; background: url(//evil)", edge: "outline" };
  expect(parseCaptionStyle(saved)).toEqual({ ...defaultCaptionStyle, edge: "outline" });
});

test.each([undefined, null, 7, "big"])("%s is no style", (saved) => {
  expect(parseCaptionStyle(saved)).toBeUndefined();
});

test("without a style the page's own look stays", () => {
  expect(new Set(Object.values(captionProperties(undefined)))).toEqual(new Set([""]));
});

test("a style is what its properties say", () => {
  const style = { ...defaultCaptionStyle, size: 200, opacity: 0, edge: "shadow" } as const;
  expect(captionProperties(style)).toEqual({
    "--cue-size": "2",
    "--cue-color": "rgb(255 255 255)",
    "--cue-ground": "rgb(0 0 0 / 0%)",
    "--cue-edge": "0.06em 0.06em 0.12em rgb(0 0 0)",
  });
});

test.each(captionColors)("text in %s has a ground on which it can be read", (color) => {
  for (const ground of captionGrounds) {
    const style = changedCaptionStyle({ ...defaultCaptionStyle, ground }, { color });
    expect(style.color).toBe(color);
    expect(style.ground === "white").toBe(color === "black");
  }
});

test.each(captionGrounds)("a ground in %s has text that can be read on it", (ground) => {
  for (const color of captionColors) {
    const style = changedCaptionStyle({ ...defaultCaptionStyle, color }, { ground });
    expect(style.ground).toBe(ground);
    expect(style.color === "black").toBe(ground === "white");
  }
});

test("dark text has a light edge", () => {
  const style = {
    ...defaultCaptionStyle,
    color: "black",
    ground: "white",
    edge: "outline",
  } as const;
  expect(captionProperties(style)["--cue-edge"]).toContain("rgb(255 255 255)");
});
