import { expect, test } from "vitest";
import { type Content, contentSchema } from "../../../lib/contract/content.ts";
import { bcp47, type Language } from "../../../lib/contract/languages.ts";
import { parseResponse } from "../../../lib/contract/parse-response.ts";
import { createTranslate } from "../../../lib/i18n/translate.ts";
import { filmDetails } from "../../../lib/pages/film-details.ts";
import { textsIn } from "../../support/texts.ts";

function filmOf(input: object, playback?: object): Content {
  const data = { token: "pier", input: { name: "The Pier", ...input }, playback };
  return parseResponse(contentSchema, data).value;
}

function linesOf(film: Content, language: Language = "en", mobile = false): string[] {
  const locale = bcp47(language);
  const words = { t: createTranslate(locale, textsIn(language)), locale };
  return filmDetails(film, words, mobile).map(
    ({ label, pieces }) =>
      `${label}: ${pieces.map(({ text, href }) => (href ? `[${text}](${href})` : text)).join("")}`,
  );
}

const maren = { name: "Maren Holt", role: "director", url: "directors/maren-holt" };
const hls = "https://media.example/a.m3u8";
const track = (lang: string) => ({ src: `https://media.example/${lang}.vtt`, lang, label: lang });

test("BE-371 unknown details are left out", () => {
  expect(linesOf(filmOf({}))).toEqual([]);
  expect(linesOf(filmOf({}, { hls }))).toEqual([]);
});

test("BE-371 people are listed by their role, with a link to their page or to a search", () => {
  const people = [maren, { name: "Ilias Moreau", role: "director" }, { name: "Runa Aas" }];
  expect(linesOf(filmOf({ people }))).toEqual([
    "Directed by: [Maren Holt](/pages/directors%2Fmaren-holt) and [Ilias Moreau](/search?q=Ilias+Moreau)",
    "With: [Runa Aas](/search?q=Runa+Aas)",
  ]);
});

test("BE-371 in the app's web view the links stay there", () => {
  const people = [maren, { name: "Runa Aas", role: "teacher" }];
  expect(linesOf(filmOf({ people }), "en", true)).toEqual([
    "Directed by: [Maren Holt](/mobile/pages/directors%2Fmaren-holt)",
    "Taught by: [Runa Aas](/mobile/search?q=Runa+Aas)",
  ]);
});

test("BE-371 year, series and languages follow, in the language of the page", () => {
  const series = { token: "slow-water", name: "Slow Water" };
  const film = filmOf(
    { released_year: 2023, series },
    { hls, captions: [track("en"), track("de")], audio_languages: ["da"] },
  );
  expect(linesOf(film)).toEqual([
    "Year: 2023",
    "Series: [Slow Water](/pages/slow-water)",
    "Audio: Danish",
    "Subtitles: English and German",
  ]);
  expect(linesOf(film, "fr").slice(2)).toEqual([
    "Audio: Danois",
    "Sous-titres: Anglais et allemand",
  ]);
});

test("BE-371 lessons belong to a course, and a tag that names no language is shown unchanged", () => {
  const film = filmOf(
    { series: { name: "Circles", unit: "lesson" } },
    { hls, audio_languages: ["qxq"] },
  );
  expect(linesOf(film)).toEqual(["Course: Circles", "Audio: Qxq"]);
});

test("an impossible year, a person without a name and an unknown role are left out", () => {
  const people = [{ role: "director" }, { name: "Runa Aas", role: "gaffer" }];
  expect(linesOf(filmOf({ released_year: 12, people }))).toEqual([
    "With: [Runa Aas](/search?q=Runa+Aas)",
  ]);
});
