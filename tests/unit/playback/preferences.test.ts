import { expect, test } from "vitest";
import { defaultPreferences, parsePreferences } from "../../../lib/playback/preferences.ts";

test("what was kept comes back", () => {
  const kept = {
    volume: 0.4,
    muted: true,
    speed: 1.5,
    captions: "off",
    captionsLast: "de",
    keys: "player",
  };
  expect(parsePreferences(JSON.stringify(kept))).toEqual(kept);
});

test.each([null, "", "{", "null", "7", "[]", '"text"'])("%j gives the first values", (kept) => {
  expect(parsePreferences(kept)).toEqual(defaultPreferences);
});

test("each wrong value alone is replaced", () => {
  const kept = { volume: 7, muted: "yes", speed: 3, captions: "", captionsLast: 7, keys: 1 };
  expect(parsePreferences(JSON.stringify(kept))).toEqual(defaultPreferences);
  expect(parsePreferences(JSON.stringify({ ...kept, volume: 0 })).volume).toBe(0);
});
