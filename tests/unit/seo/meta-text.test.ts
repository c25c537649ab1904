import { describe, expect, test } from "vitest";
import { cutTextAtWord } from "../../../lib/seo/meta-text.ts";

describe("a text for crawlers", () => {
  test("that is short is unchanged, on one line", () => {
    expect(cutTextAtWord("  one\n two\tthree ", 20)).toBe("one two three");
  });

  test("that is long ends with a whole word", () => {
    expect(cutTextAtWord("one two three four", 15)).toBe("one two three…");
  });

  test("without spaces is cut too", () => {
    expect(cutTextAtWord("x".repeat(10_000), 100)).toBe(`${"x".repeat(99)}…`);
  });

  test("is never cut inside a character", () => {
    expect(cutTextAtWord("👩".repeat(50), 10)).toBe(`${"👩".repeat(9)}…`);
    expect(cutTextAtWord("\ud83d half", 20)).toBe("\ufffd half");
  });

  test.each([undefined, "", " \n "])("is undefined for %j", (text) => {
    expect(cutTextAtWord(text, 10)).toBeUndefined();
  });
});
