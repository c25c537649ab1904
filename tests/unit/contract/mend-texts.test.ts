import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { errorBodySchema } from "../../../lib/contract/error-body.ts";
import { sanitizeTexts, parseResponse } from "../../../lib/contract/parse-response.ts";

describe("a text", () => {
  test.each([
    ["a carriage return", "one\rtwo", "one\ntwo"],
    ["a line end of two characters", "one\r\ntwo", "one\ntwo"],
    ["NUL", "one\0two", "one\uFFFDtwo"],
    ["half a pair of surrogates", "one\ud83dtwo\udc33", "one\uFFFDtwo\uFFFD"],
    ["a noncharacter", "one\uFFFEtwo\uFDD0", "one\uFFFDtwo\uFFFD"],
    ["a noncharacter of another plane", "one\u{1FFFF}two", "one\uFFFDtwo"],
  ])("with %s is repaired", (_, text, mended) => {
    expect(sanitizeTexts(text)).toBe(mended);
  });

  test("in any script is unchanged", () => {
    const text = "Ærø, 日本語, العربية, 🐳 👩‍🚀\n\ttab";
    expect(sanitizeTexts(text)).toBe(text);
  });
});

test("every text of a message is repaired, field names too, and nothing else is changed", () => {
  const raw: unknown = JSON.parse(
    '{"a\\u0000":[1,null,true,{"b":"\\r","__proto__":{"c":"\\ud800"}}]}',
  );
  const mended = JSON.stringify(sanitizeTexts(raw));
  expect(mended).toBe('{"a\uFFFD":[1,null,true,{"b":"\\n","__proto__":{"c":"\uFFFD"}}]}');
});

test("a repaired message is well formed and needs no repair", () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: "binary" }), (json) => {
      const mended = sanitizeTexts(JSON.parse(json));
      expect(JSON.stringify(mended).isWellFormed()).toBe(true);
      expect(sanitizeTexts(mended)).toEqual(mended);
    }),
  );
});

test("the texts of an error are repaired like those of any response", () => {
  const { value } = parseResponse(errorBodySchema, { message: "No\0", data: { name: "One\r" } });
  expect(value).toMatchObject({ message: "No\uFFFD", data: { name: "One\n" } });
});
