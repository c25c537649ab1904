import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scrubPersonalData } from "../../../lib/contract/scrub-personal-data.ts";

// docs/security.md SE-142
describe("the text of an error", () => {
  test.each([
    ["no user ada.lovelace+tv@mail.example.org here", "no user [email] here"],
    ["/users/ada%40mail.example", "/users/[email]"],
    ["GET https://tv.example/a/b?token=1#c failed", "GET https://tv.example/a/b failed"],
    ["see https://ada:secret@tv.example/a", "see https://tv.example/a"],
    ["/user/verify?verify_token=abc is gone", "/user/verify is gone"],
    ["bearer eyJhbGciOi.eyJzdWIiOi.c2ln is old", "bearer [token] is old"],
    ["session 0123456789abcdef0123456789abcdef ended", "session [token] ended"],
    ["call +45 12 34 56 78 now", "call [number] now"],
    ["a\u0000b\u202ec\nd", "a b c d"],
  ])("%j is scrubbed to %j", (text, scrubbed) => {
    expect(scrubPersonalData(text)).toBe(scrubbed);
  });

  test.each([
    "Cannot read properties of undefined (reading 'title')",
    "What now? Nothing.",
    "Failed to load chunk /_next/static/chunks/0dhw85vh8w0z6.js",
    "Minified React error #418",
    "expected 12345 to be 54321",
  ])("%j is unchanged", (text) => {
    expect(scrubPersonalData(text)).toBe(text);
  });

  test("is unchanged by a second scrubbing", () => {
    const parts = fc.constantFrom(
      "a@b.example",
      "https://c.example/d?e",
      "f1".repeat(12),
      "?",
      "/g",
      " ",
    );
    const texts = fc.array(fc.oneof(parts, fc.string()), { maxLength: 8 });
    fc.assert(
      fc.property(texts, (each) => {
        const once = scrubPersonalData(each.join(""));
        expect(scrubPersonalData(once)).toBe(once);
      }),
    );
  });
});
