import { createI18n, type Translate } from "@/lib/i18n/translate";
import { expect, test } from "vitest";
import { seriesPositionText } from "@/components/watch/up-next-rows";
import english from "../../../public/lng/lang-en.json";

const i18n = createI18n("en", english);
const t: Translate = (key, values) => i18n.t(key, values ?? {});

test.each([
  ["Tides · Episode 3 of 8", {}],
  ["Tides · Season 2, episode 3 of 8", { season: 2 }],
  ["Tides · Lesson 3 of 8", { unit: "lesson" }],
  ["Tides · Part 3 of 8", { unit: "part" }],
] as const)("a content's position in its series is “%s”", (words, more) => {
  expect(seriesPositionText({ name: "Tides", episode: 3, episodes: 8, ...more }, { t })).toBe(
    words,
  );
});

test("a series without a number of contents shows no position", () => {
  expect(seriesPositionText({ name: "Tides", episode: 3 }, { t })).toBeUndefined();
});
