import { expect, test } from "vitest";
import { findBestMatchingTrack } from "../../../../lib/playback/tracks/find-best-matching-track.ts";

const track = (lang: string, label: string, kind = "captions", isDefault = false) => ({
  lang,
  label,
  kind,
  isDefault,
});
const english = track("en", "English");
const forDeaf = track("en", "English (SDH)");
const described = track("en", "English", "description");

test("of several of one language the one with the chosen label is taken", () => {
  expect(findBestMatchingTrack([english, forDeaf], { lang: "en", label: "English (SDH)" })).toBe(
    forDeaf,
  );
});

test("the kind is more than the label", () => {
  const choice = { lang: "en", label: "English", kind: "description" };
  expect(findBestMatchingTrack([english, described], choice)).toBe(described);
});

test("without label and kind the default is taken", () => {
  const byDefault = track("en", "English UK", "captions", true);
  expect(findBestMatchingTrack([english, byDefault], { lang: "en" })).toBe(byDefault);
});

test("another language is never taken", () => {
  expect(
    findBestMatchingTrack([english, forDeaf], { lang: "de", label: "English" }),
  ).toBeUndefined();
});

test("a track without a language is taken by its label", () => {
  const unknown = track("", "CC1");
  expect(findBestMatchingTrack([english, unknown], { lang: "", label: "CC1" })).toBe(unknown);
});
