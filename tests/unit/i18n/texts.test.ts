import { expect, test } from "vitest";
import { type Language, languages } from "../../../lib/contract/languages.ts";
import { usedTexts } from "../../support/text-keys.ts";
import * as files from "../../support/texts.ts";

const { textsIn, otherLanguages, bareKeys } = files;
const english = textsIn("en");
const usedKeys = usedTexts();

// Texts that a language shares with English.
const sharedWords: Partial<Record<Language, string[]>> = {
  da: [
    "AirPlay",
    "Cast",
    "Cyan",
    "Filter",
    "Live",
    "Menu",
    "Normal",
    "PDF",
    "Send link",
    "Status",
    "Support",
    "VOD",
  ],
  de: [
    "AirPlay",
    "Cyan",
    "Details",
    "Filter",
    "Live",
    "Name",
    "Normal",
    "PDF",
    "Status",
    "Support",
    "VOD",
  ],
  es: ["10–40 min", "AirPlay", "Audio", "E{{episode}}", "Normal", "PDF", "VOD"],
  fr: [
    "10–40 min",
    "AirPlay",
    "Audio",
    "Cyan",
    "Date",
    "Menu",
    "Notifications",
    "PDF",
    "Pause",
    "Suggestions",
    "VOD",
    "Volume",
    "{{count}} suggestion",
    "{{count}} suggestions",
  ],
  it: [
    "10–40 min",
    "AirPlay",
    "Audio",
    "Email",
    "E{{episode}}",
    "Menu",
    "PDF",
    "Password",
    "S{{season}} E{{episode}}",
    "VOD",
    "Volume",
  ],
  jp: ["AirPlay", "PDF", "VOD"],
  nb: [
    "10–40 min",
    "AirPlay",
    "Cast",
    "Cyan",
    "Episode {{episode}}",
    "E{{episode}}",
    "Filter",
    "Normal",
    "PDF",
    "Status",
    "S{{season}} E{{episode}}",
    "VOD",
  ],
  pt: ["10–40 min", "AirPlay", "E{{episode}}", "Menu", "Normal", "PDF", "VOD", "Volume"],
  sv: [
    "10–40 min",
    "AirPlay",
    "Cyan",
    "Filter",
    "Live",
    "Normal",
    "PDF",
    "Status",
    "Support",
    "VOD",
  ],
};

const placeholders = (text: string): string[] => text.match(/{{.*?}}/g)?.toSorted() ?? [];

test.each(languages)(
  "the texts in %s have the keys of the English ones, in their order",
  (language) => {
    expect(bareKeys(textsIn(language))).toEqual(bareKeys(english));
  },
);

test.each(languages)(
  "a text with a count in %s has every plural form of the language",
  (language) => {
    const texts = textsIn(language);
    const wanted = files
      .pluralKeys(english)
      .flatMap((key) => files.pluralForms(language).map((form) => `${key}_${form}`));
    const found = Object.keys(texts).filter((key) => files.bareKey(key) !== key);
    expect(found.toSorted()).toEqual(wanted.toSorted());
  },
);

test.each(otherLanguages)("a text in %s has the parameters of the English one", (language) => {
  const wrong = Object.entries(textsIn(language)).filter(([key, text]) => {
    const original = english[key] ?? english[`${files.bareKey(key)}_other`] ?? "";
    return placeholders(text).join() !== placeholders(original).join();
  });
  expect(wrong).toEqual([]);
});

test.each(languages)("no text in %s is empty, ends in a space or holds markup", (language) => {
  const wrong = Object.entries(textsIn(language)).filter(
    ([, text]) => text === "" || text !== text.trim() || /<\/?\w|&\w+;/.test(text),
  );
  expect(wrong).toEqual([]);
});

test.each(otherLanguages)("%s has no English text but the words that both share", (language) => {
  const same = Object.entries(textsIn(language)).filter(([key, text]) => text === english[key]);
  const words = new Set(same.map(([, text]) => text));
  expect([...words].toSorted()).toEqual(sharedWords[language]);
});

test.each(languages)(
  "the file of %s is indented by two spaces and ends with a line",
  (language) => {
    expect(files.textsFile(language)).toBe(`${JSON.stringify(textsIn(language), null, 2)}\n`);
  },
);

test("every text that the sources use exists", () => {
  const known = bareKeys(english);
  expect([...usedKeys.keys].filter((key) => !known.includes(key))).toEqual([]);
});

test("every key that is built from a prefix and a value exists", () => {
  const known = bareKeys(english);
  const lost = [...usedKeys.prefixes].filter(
    (prefix) => !known.some((key) => key.startsWith(prefix)),
  );
  expect(lost).toEqual([]);
});

test("every key is used", () => {
  const prefixes = [...usedKeys.prefixes];
  const isUsed = (key: string) =>
    usedKeys.keys.has(key) || prefixes.some((prefix) => key.startsWith(prefix));
  expect(bareKeys(english).filter((key) => !isUsed(key))).toEqual([]);
});

test("French keeps two-part punctuation on the line of its word", () => {
  expect(
    Object.values(textsIn("fr")).filter((text) => /(^|[^\u00a0\u202f])[?!;:»]/.test(text)),
  ).toEqual([]);
});

test("Japanese uses its own punctuation", () => {
  const texts = Object.values(textsIn("jp")).map((text) => text.replaceAll(/{{.*?}}/g, ""));
  expect(texts.filter((text) => /[,.:;?!()/ ]/.test(text))).toEqual([]);
});
