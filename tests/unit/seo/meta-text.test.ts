import { describe, expect, test } from "vitest";
import { cutText } from "../../../lib/seo/meta-text.ts";

describe("a text for crawlers", () => {
  test("that is short is unchanged, on one line", () => {
    expect(cutText("  one\n two\tthree ", 20)).toBe("one two three");
  });

  test("that is long ends with a whole word", () => {
    expect(cutText("one two three four", 15)).toBe("one two three…");
  });

  test("without spaces is cut too", () => {
    expect(cutText("x".repeat(10_000), 100)).toBe(`${"x".repeat(99)}…`);
  });

  test("is never cut inside a character", () => {
    expect(cutText("👩".repeat(50), 10)).toBe(`${"👩".repeat(9)}…`);
    expect(cutText("\ud83d half", 20)).toBe("\ufffd half");
  });

  test.each([undefined, "", " \n "])("is undefined for %j", (text) => {
    expect(cutText(text, 10)).toBeUndefined();
  });
});
