import { expect, test } from "vitest";
import { bcp47 } from "../../../lib/contract/languages.ts";
import { formatTextWithCount } from "../../../lib/i18n/format-text-with-count.ts";
import { createTranslate } from "../../../lib/i18n/translate.ts";
import { textsIn } from "../../support/texts.ts";

test.each([
  ["en", 1234, "1,234 times"],
  ["en", 1, "once"],
  ["de", 12_345, "12.345-mal"],
  ["da", 1234, "1.234 gange"],
  ["fr", 1234, "1\u202f234 fois"],
  ["es", 1234, "1234 veces"],
  ["jp", 1234, "1,234回"],
] as const)(
  "a count in %s, %i, is written as that language writes numbers",
  (language, count, text) => {
    const locale = bcp47(language);
    const t = createTranslate(locale, textsIn(language));
    expect(formatTextWithCount(t, locale, "laterRecordedTimes", count)).toBe(text);
  },
);
