import { expect, test } from "vitest";
import {
  defaultPlayerPreferences,
  parsePlayerPreferences,
} from "../../../lib/playback/player-preferences.ts";

test("saved preferences are restored", () => {
  const saved = {
    volume: 0.4,
    muted: true,
    speed: 1.5,
    captions: "off",
    captionsLast: { lang: "de", label: "Deutsch (SDH)", kind: "captions" },
    audio: { lang: "en", label: "Described", kind: "description" },
    keys: "player",
  };
  expect(parsePlayerPreferences(JSON.stringify(saved))).toEqual(saved);
});

test("a speed that an extension has set is restored", () => {
  expect(parsePlayerPreferences('{"speed":2.5}').speed).toBe(2.5);
});

test("a language, as captions were saved once, is a choice", () => {
  const { captions, captionsLast } = parsePlayerPreferences(
    '{"captions":"de","captionsLast":"fr"}',
  );
  expect([captions, captionsLast]).toEqual([{ lang: "de" }, { lang: "fr" }]);
});

test.each([null, "", "{", "null", "7", "[]", '"text"'])("%j gives the defaults", (saved) => {
  expect(parsePlayerPreferences(saved)).toEqual(defaultPlayerPreferences);
});

test("only the wrong values are replaced", () => {
  const saved = { volume: 7, muted: "yes", speed: 17, captions: "", captionsLast: 7, keys: 1 };
  expect(parsePlayerPreferences(JSON.stringify(saved))).toEqual(defaultPlayerPreferences);
  expect(parsePlayerPreferences(JSON.stringify({ ...saved, volume: 0 })).volume).toBe(0);
});
