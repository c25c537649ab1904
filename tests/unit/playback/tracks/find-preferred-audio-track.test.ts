import { expect, test } from "vitest";
import {
  type PlayerAudioTrack,
  findPreferredAudioTrack,
} from "../../../../lib/playback/tracks/find-preferred-audio-track.ts";

const track = (lang: string, more: Partial<PlayerAudioTrack> = {}): PlayerAudioTrack => ({
  id: lang,
  lang,
  label: lang,
  kind: "main",
  isDefault: false,
  ...more,
});
const english = track("en", { isDefault: true });
const german = track("de");
const described = track("en-GB", { kind: "description" });
const tracks = [described, german, english];

// docs/behaviour.md BE-452
test("the viewer's choice comes first", () => {
  expect(findPreferredAudioTrack(tracks, { lang: "de" }, "en")).toBe(german);
});

test("a viewer of described sound gets it in the next film", () => {
  const choice = { lang: "en-GB", label: "x", kind: "description" };
  expect(findPreferredAudioTrack(tracks, choice, "de")).toBe(described);
});

test("without a choice the page's language is taken, never described", () => {
  expect(findPreferredAudioTrack(tracks, undefined, "de-AT")).toBe(german);
  expect(findPreferredAudioTrack(tracks, undefined, "en-GB")).toBe(english);
});

test("without the page's language the default is taken, else the first", () => {
  expect(findPreferredAudioTrack(tracks, undefined, "ja")).toBe(english);
  expect(findPreferredAudioTrack([german, described], undefined, "ja")).toBe(german);
});
