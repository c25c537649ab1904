import { expect, test } from "vitest";
import { bcp47 } from "../../../lib/contract/languages.ts";
import { asLanguage, chooseLanguage } from "../../../lib/i18n/choose-language.ts";

test("the code jp is Japanese, which other sites call ja", () => {
  expect([bcp47("jp"), bcp47("de")]).toEqual(["ja", "de"]);
});

test.each([
  ["DE", "de"],
  ["ja", "jp"],
  ["en-US", "en"],
  ["pt-BR", "pt"],
  ["pt_BR", "pt"],
  ["ja-JP", "jp"],
  ["no", "nb"],
  ["nn-NO", "nb"],
  ["en-US@posix", undefined],
  ["english", undefined],
  ["xx", undefined],
  ["", undefined],
  [null, undefined],
])("%j names %j", (text, language) => {
  expect(asLanguage(text)).toBe(language);
});

test.each<[string, string | null, string | undefined, "fr" | undefined, string]>([
  ["the query wins", "da", "de", "fr", "da"],
  ["then the cookie", null, "de", "fr", "de"],
  ["then the channel's default", null, undefined, "fr", "fr"],
  ["then English", null, undefined, undefined, "en"],
  ["an unknown language is ignored", "xx", "yy", "fr", "fr"],
])("%s", (_claim, query, cookie, channel, expected) => {
  expect(chooseLanguage(query, cookie, channel)).toBe(expected);
});
