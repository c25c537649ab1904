import { describe, expect, test } from "vitest";
import { hasCookie, readCookie } from "../../../lib/session/read-cookie.ts";

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

  test.each(["b=1; b=2", "b=1; a=0; b=1", "b=; b="])(
    "that came twice (%s) has no value, but came",
    (header) => {
      expect(readCookie(header, "b")).toBeUndefined();
      expect(hasCookie(header, "b")).toBe(true);
    },
  );
});
