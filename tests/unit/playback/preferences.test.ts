import { expect, test } from "vitest";
import { defaultPreferences, parsePreferences } from "../../../lib/playback/preferences.ts";

test("saved preferences are restored", () => {
  const saved = {
    volume: 0.4,
    muted: true,
    speed: 1.5,
    captions: "off",
    captionsLast: "de",
    keys: "player",
  };
  expect(parsePreferences(JSON.stringify(saved))).toEqual(saved);
});

test.each([null, "", "{", "null", "7", "[]", '"text"'])("%j gives the defaults", (saved) => {
  expect(parsePreferences(saved)).toEqual(defaultPreferences);
});

test("only the wrong values are replaced", () => {
  const saved = { volume: 7, muted: "yes", speed: 3, captions: "", captionsLast: 7, keys: 1 };
  expect(parsePreferences(JSON.stringify(saved))).toEqual(defaultPreferences);
  expect(parsePreferences(JSON.stringify({ ...saved, volume: 0 })).volume).toBe(0);
});
