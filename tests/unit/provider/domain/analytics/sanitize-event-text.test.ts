import fc from "fast-check";
import { expect, test } from "vitest";
import { sanitizeEventText } from "../../../../../provider/domain/analytics/sanitize-event-text.ts";

const anything = fc.string({ unit: "binary", maxLength: 300 });

test("a text is cut to one line of at most 255 characters, without invisible ones", () => {
  fc.assert(
    fc.property(anything, (text) => {
      const plain = sanitizeEventText(text);
      expect(plain).not.toMatch(/[\p{Cc}\u2028\u2029\u200b-\u200f\u202a-\u202e\ufeff]/u);
      expect([...plain].length).toBeLessThanOrEqual(255);
      expect([plain.isWellFormed(), plain.trim()]).toEqual([true, plain]);
    }),
  );
});

test("a plain text is unchanged, and so is a text that was already converted", () => {
  fc.assert(
    fc.property(anything, (text) => {
      expect(sanitizeEventText(sanitizeEventText(text))).toBe(sanitizeEventText(text));
    }),
  );
  expect(sanitizeEventText("Øl & tides, 潮")).toBe("Øl & tides, 潮");
});
