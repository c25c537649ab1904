import { expect, test } from "vitest";
import fc from "fast-check";
import { safePath } from "../../../lib/urls/safe-path.ts";

const origin = "http://demo.localhost:3000";

test.each([
  ["/video/blue-hour?t=4#x", "/video/blue-hour?t=4#x"],
  ["/", "/"],
])("%s is a place of our own", (target, expected) => {
  expect(safePath(target, origin)).toBe(expected);
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https://evil.example",
  "http:evil.example",
  "javascript:alert(1)",
  "/\t/evil.example",
  "/\n/evil.example",
  "/.//evil.example",
  "/..//evil.example",
  " /video",
  "",
  null,
])("%j leads home", (target) => {
  expect(safePath(target, origin)).toBe("/");
});

test("no target leaves the origin", () => {
  fc.assert(
    fc.property(fc.string(), (target) => {
      expect(new URL(safePath(`/${target}`, origin), origin).origin).toBe(origin);
    }),
  );
});
