import { describe, expect, test } from "vitest";
import { hasCookie, readCookie } from "../../../lib/session/read-cookie.ts";

// docs/security.md SE-13
describe("a cookie", () => {
  test.each([
    ["a=1; b=2", "2"],
    ["b=2", "2"],
    ["a=1;b=2;c=3", "2"],
    ["b=", ""],
    ["b=x=y", "x=y"],
    ["b=%20", "%20"],
    ["ab=1", undefined],
    ["a=b", undefined],
    ["b", undefined],
    ["", undefined],
    [null, undefined],
    [undefined, undefined],
  ])("in %s is read as it was sent", (header, value) => {
    expect(readCookie(header, "b")).toBe(value);
    expect(hasCookie(header, "b")).toBe(value !== undefined);
  });

  test.each(["\u00a0", "\u0085", "\u000b", "\u000c", "\ufeff", "\u2003", "\u0000"])(
    "whose name contains %j is a different cookie, without the guarantees of its prefix",
    (blank) => {
      for (const pair of [`${blank}__Host-mq_session=x`, `__Host-mq_session${blank}=x`]) {
        for (const header of [pair, `a=1;${pair}`, `a=1; ${pair}`]) {
          expect(readCookie(header, "__Host-mq_session")).toBeUndefined();
          expect(hasCookie(header, "__Host-mq_session")).toBe(false);
          expect(readCookie(`${header}; __Host-mq_session=y`, "__Host-mq_session")).toBe("y");
        }
      }
    },
  );

  test("may have blanks and tabs around its name", () => {
    expect(readCookie("a=1;\t b \t=2", "b")).toBe("2");
  });

  test.each(["b=1; b=2", "b=1; a=0; b=1", "b=; b="])(
    "that came twice (%s) has no value, and is reported as sent",
    (header) => {
      expect(readCookie(header, "b")).toBeUndefined();
      expect(hasCookie(header, "b")).toBe(true);
    },
  );
});
