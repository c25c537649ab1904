import { expect, test } from "vitest";
import { scoreLanguageMatch } from "../../../../lib/playback/tracks/score-language-match.ts";

// docs/behaviour.md BE-451
test.each([
  ["en", ["de", "en-US", "en-GB"], "en-US"],
  ["en-GB", ["en-US", "en-GB", "en"], "en-GB"],
  ["de-AT", ["de-CH", "de"], "de"],
  ["nb", ["da", "no"], "no"],
  ["no", ["nn", "nb"], "nb"],
  ["nn", ["sv", "no"], "no"],
  ["ja", ["en", "ja-JP"], "ja-JP"],
  ["pt-BR", ["es", "pt-PT"], "pt-PT"],
  ["zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"],
  ["zh-Hant", ["en", "zh-Hans"], "zh-Hans"],
  ["ger", ["en", "de"], "de"],
  ["en_us", ["de", "en-US"], "en-US"],
])("of a wanted %s in %j the nearest is %s", (wanted, tags, nearest) => {
  const best = tags.toSorted(
    (a, b) => scoreLanguageMatch(b, wanted) - scoreLanguageMatch(a, wanted),
  )[0];
  expect(best).toBe(nearest);
  expect(scoreLanguageMatch(nearest, wanted)).toBeGreaterThan(0);
});

test.each([
  ["de", "en"],
  ["und", "en"],
  ["en", "und"],
  ["und", "und"],
  ["", "en"],
  ["not a tag", "en"],
])("%j is not %j", (tag, wanted) => {
  expect(scoreLanguageMatch(tag, wanted)).toBe(0);
});
