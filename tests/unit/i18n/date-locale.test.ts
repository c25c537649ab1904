import { expect, test } from "vitest";
import { chooseDateFormatLocale } from "../../../lib/i18n/date-locale.ts";

test.each([
  ["en", ["en-US", "da"], "en-US"],
  ["en", ["da", "en-AU"], "en-AU"],
  ["en", ["da"], "en-GB"],
  ["pt", ["pt-BR"], "pt-BR"],
  ["pt", [], "pt-PT"],
  ["de", ["en-US"], "de"],
  ["ja", ["ja-JP"], "ja-JP"],
  ["en", ["enm-GB"], "en-GB"],
  ["en", ["en-US@posix"], "en-GB"],
  ["en", ["en-US@posix", "en-AU"], "en-AU"],
])("a reader of %s in a browser of %o gets dates as %s", (locale, wanted, expected) => {
  expect(chooseDateFormatLocale(locale, wanted)).toBe(expected);
});
