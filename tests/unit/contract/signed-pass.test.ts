import { describe, expect, test } from "vitest";
import {
  normalizePassPath,
  getValidPassExpiryTime,
  passLifeMs,
  signPass,
} from "../../../lib/contract/signed-pass.ts";

const secret = "one secret of site and provider".repeat(2);
const now = Date.UTC(2026, 10, 23);
const subject = { purpose: "preview", channel: "academy", what: "/video/7" } as const;
const endsAt = now + passLifeMs.preview;
const pass = signPass(secret, subject, endsAt);

// docs/security.md SE-145
describe("a pass", () => {
  test("is valid until its end, for its purpose", () => {
    expect(getValidPassExpiryTime(secret, subject, pass, now)).toBe(endsAt);
    expect(getValidPassExpiryTime(secret, subject, pass, endsAt - 1)).toBe(endsAt);
  });

  test("is expired at its end", () => {
    expect(getValidPassExpiryTime(secret, subject, pass, endsAt)).toBeUndefined();
  });

  test.each([
    ["another page", { ...subject, what: "/video/8" }],
    ["another channel", { ...subject, channel: "demo" }],
    ["another purpose", { ...subject, purpose: "switch-viewer" as const }],
    [
      "other values that join to the same text",
      { ...subject, channel: "academ", what: "y/video/7" },
    ],
  ])("is invalid for %s", (_, other) => {
    expect(getValidPassExpiryTime(secret, other, pass, now)).toBeUndefined();
  });

  test("is invalid with another secret, or without one", () => {
    expect(getValidPassExpiryTime(`${secret}!`, subject, pass, now)).toBeUndefined();
    expect(getValidPassExpiryTime(undefined, subject, pass, now)).toBeUndefined();
    expect(getValidPassExpiryTime("", subject, signPass("", subject, endsAt), now)).toBeUndefined();
  });

  test("cannot be changed: neither its end, nor one character of its signature", () => {
    const [end = "", signature = ""] = pass.split(".");
    const later = (Number.parseInt(end, 36) + 1).toString(36);
    const other = signature.startsWith("A") ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    for (const forged of [
      `${later}.${signature}`,
      `${end}.${other}`,
      `${pass}=`,
      `${end}.`,
      "",
      "x",
    ]) {
      expect(getValidPassExpiryTime(secret, subject, forged, now)).toBeUndefined();
    }
  });

  test("with an end later than any pass has is rejected as forged", () => {
    const long = signPass(secret, subject, endsAt + 1);
    expect(getValidPassExpiryTime(secret, subject, long, now)).toBeUndefined();
  });
});

test.each([
  ["/", "/"],
  ["/video/7/", "/video/7"],
  ["/video/a%26b", "/video/a&b"],
  ["/video/%", undefined],
])("the path %s is that of page %s", (path, page) => {
  expect(normalizePassPath(path)).toBe(page);
});
