import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { appendCookies, serializeSetCookie } from "../../../lib/session/set-cookie.ts";
import { cookieChangesToSetCookies } from "../../../lib/session/request-cookies.ts";
import { cutToCodePoints } from "../../../lib/session/cut-to-code-points.ts";
import { makeSession, openSession, withSubscribersGroup } from "../../../lib/session/session.ts";

const secrets = ["a secret of at least thirty-two bytes: one"];
const scope = { channelId: "c1", host: "demo.localhost:3000" };

/** Letters, quotes, controls, marks, emoji of several code points, right to left, and halves of characters. */
const pieces = [
  "a",
  '"',
  "\\",
  "\u0000",
  "\u0001",
  "e\u0301",
  "\u0301",
  "👩‍👩‍👧‍👦",
  "🇳🇴",
  "𝒜",
  "\u202e",
  "שלום",
  "مرحبا",
  "漢",
  ";",
  "%",
  "\ud800",
  "\udc00",
];
const hostile = fc.oneof(
  fc.string({ unit: fc.constantFrom(...pieces), maxLength: 400 }),
  fc
    .tuple(fc.constantFrom(...pieces), fc.integer({ min: 0, max: 12_000 }))
    .map(([piece, times]) => piece.repeat(times)),
);
const token = fc.integer({ min: 1, max: 2_400 }).map((length) => "t".repeat(length));

function linesSent(lines: string[]): string[] {
  const headers = new Headers();
  appendCookies(headers, lines);
  return headers.getSetCookie();
}

const sizeOf = (line: string) => Buffer.byteLength(line);

describe("SE-182: cookies that browsers store", () => {
  test("a session contains a viewer of any name, with a token of any usual length", async () => {
    const anyViewer = fc.record({ name: hostile, email: hostile, group: hostile, token });
    await fc.assert(
      fc.asyncProperty(anyViewer, fc.boolean(), async (viewer, secure) => {
        const user = { _id: "u1", full_name: viewer.name, email: viewer.email };
        const known = { ...user, has_missing_registration_fields: false };
        const session = withSubscribersGroup(
          makeSession(known, viewer.token, scope),
          scope,
          viewer.group,
        );
        const lines = linesSent(
          await cookieChangesToSetCookies({ session }, { scope, secrets, secure }),
        );
        expect(lines.map(sizeOf).filter((size) => size > 4_096)).toEqual([]);
        const [pair = ""] = (lines[0] ?? "").split(";");
        const name = pair.slice(0, pair.indexOf("="));
        const opened = await openSession(pair, name, secrets, scope);
        expect(opened?.accessToken).toBe(viewer.token);
        expect(viewer.name.toWellFormed().startsWith(opened?.userName ?? "")).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test("a session of a long token leaves out texts for which it has no room", async () => {
    const user = { _id: "u1", full_name: "Ada", email: "ada@harbour.example" };
    const known = { ...user, has_missing_registration_fields: false };
    const token = "t".repeat(2_400);
    const session = withSubscribersGroup(
      makeSession(known, token, scope),
      scope,
      "\u0001".repeat(254),
    );
    const [line = ""] = linesSent(
      await cookieChangesToSetCookies({ session }, { scope, secrets, secure: true }),
    );
    const [pair = ""] = line.split(";");
    const opened = await openSession(pair, pair.slice(0, pair.indexOf("=")), secrets, scope);
    expect(opened).toMatchObject({ accessToken: token, userId: "u1" });
    expect(opened?.subscribersGroup).toBeUndefined();
  });

  test("a place of any text is stored whole or not at all", async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (referer, payment) => {
        const changes = { referer, widget: referer, price: payment, payment };
        const lines = linesSent(
          await cookieChangesToSetCookies(changes, { scope, secrets, secure: true }),
        );
        expect(lines.map(sizeOf).filter((size) => size > 4_096)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test("a cookie of 4,096 bytes is sent, attributes included, and one of a byte more is not", () => {
    const empty = serializeSetCookie("mq_widget", "", 1, true);
    const full = serializeSetCookie("mq_widget", "x".repeat(4_096 - sizeOf(empty)), 1, true);
    expect(linesSent([full, full.replace("=x", "=xx")])).toEqual([full]);
  });

  test("only one module writes Set-Cookie", () => {
    const root = fileURLToPath(new URL("../../../", import.meta.url));
    const files = ["lib", "app", "components", "store"].flatMap((folder) =>
      readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => `${folder}/${name}`),
    );
    const writers = [...files, "middleware.ts"].filter((file) =>
      /(?:append|set|setHeader)\(\s*"set-cookie"|"set-cookie":\s|cookies\(\)\.set\(/i.test(
        readFileSync(`${root}${file}`, "utf8"),
      ),
    );
    expect(writers).toEqual(["lib/session/set-cookie.ts"]);
  });
});

describe("a text that is cut", () => {
  test.each([
    ["letters", "abcdef", 3, "abc"],
    ["a text that fits", "abc", 3, "abc"],
    ["emoji of one code point", "👍👍👍", 2, "👍👍"],
    ["an emoji of several, whole or not", "a👩‍👩‍👧‍👦", 4, "a"],
    ["letters with combining marks", "e\u0301e\u0301", 3, "e\u0301"],
    ["one character that is too long", `e${"\u0301".repeat(9)}`, 3, "e\u0301\u0301"],
    ["half a character", "\ud83d", 3, "\ufffd"],
    ["nothing", "abc", 0, ""],
  ])("by code points: %s", (_, text, max, cut) => {
    expect(cutToCodePoints(text, max)).toBe(cut);
  });
});
