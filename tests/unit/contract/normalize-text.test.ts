import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { firstCharacter } from "../../../lib/first-character.ts";
import {
  cutToCodeUnits,
  normalizeSingleLineText,
  normalizeMultilineText,
} from "../../../lib/contract/normalize-text.ts";

const family = "👨‍👩‍👧‍👦";
const anyText = fc.string({ unit: "binary", maxLength: 400 });

// docs/provider-api.md PA-324
describe("a text on one line", () => {
  test.each([
    ["white space as one space", " The\n\t sea\u2028today ", "The sea today"],
    ["no controls", "The\u0007 sea\u009B", "The sea"],
    ["one space where a control was", "The \u0007 sea \u202E", "The sea"],
    ["no override of the direction", "\u202Egnp.exe", "gnp.exe"],
    ["nothing of what cannot be seen", "\u200B\u2060 \u00AD", ""],
    ["its emoji and marks", `${family} e\u0301 🇳🇴`, `${family} e\u0301 🇳🇴`],
  ])("has %s", (_, value, line) => {
    expect(normalizeSingleLineText(value)).toBe(line);
  });

  test("is cut between characters", () => {
    expect(normalizeSingleLineText(`${"x".repeat(995)}${family}`)).toBe("x".repeat(995));
  });

  test("is well formed, of one line and read twice as once", () => {
    fc.assert(
      fc.property(anyText, (value) => {
        const line = normalizeSingleLineText(value.toWellFormed());
        expect(line).not.toMatch(/[\n\r\t\u2028]| {2}|^ | $/);
        expect(line.isWellFormed()).toBe(true);
        expect(normalizeSingleLineText(line)).toBe(line);
      }),
    );
  });
});

// docs/provider-api.md PA-324
describe("a text on several lines", () => {
  test("keeps its line breaks, one empty line at most", () => {
    expect(normalizeMultilineText(" One.\r\n\r\n\r\n\r\n- two  \n-\tthree\n")).toBe(
      "One.\n\n- two\n- three",
    );
  });

  test("is well formed and read twice as once", () => {
    fc.assert(
      fc.property(anyText, (value) => {
        const lines = normalizeMultilineText(value.toWellFormed());
        expect(lines).not.toMatch(/\n{3}|\r| \n|\n /);
        expect(normalizeMultilineText(lines)).toBe(lines);
      }),
    );
  });
});

// docs/provider-api.md PA-325
describe("the first character", () => {
  test.each([
    ["🎬 Backstage", "🎬"],
    ["🇳🇴 Norway", "🇳🇴"],
    [`${family} Family`, family],
    ["e\u0301te\u0301", "e\u0301"],
    ["  Film", "F"],
    ["नमस्ते", "न"],
    ["", ""],
  ])("of %j is %j", (text, character) => {
    expect(firstCharacter(text)).toBe(character);
  });
});

// docs/provider-api.md PA-325
test("a cut text is no longer than the limit, and no character of it is cut", () => {
  const unit = fc.constantFrom(family, "🇳🇴", "e\u0301", "a", " ", "日", "👍🏽");
  const segments = (text: string) => [...new Intl.Segmenter().segment(text)].length;
  fc.assert(
    fc.property(fc.array(unit), fc.nat(80), (units, max) => {
      const text = units.join("");
      const cut = cutToCodeUnits(text, max);
      expect(cut.length).toBeLessThanOrEqual(max);
      expect(text.startsWith(cut)).toBe(true);
      expect(segments(cut) + segments(text.slice(cut.length))).toBe(segments(text));
    }),
  );
});
