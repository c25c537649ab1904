import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { errorSources } from "../../lib/contract/error-body.ts";
import { contentCardDenialDisplays } from "../../lib/failures/content-card-denial-displays.ts";
import { type FailureReason, failureDisplays } from "../../lib/failures/failure-displays.ts";
import {
  failureDisplayOf,
  hasSpecificErrorTexts,
  failureReasonOf,
  failureScreenTextKeys,
  errorTextKeyOf,
} from "../../lib/failures/find-failure-display.ts";
import { textsIn } from "../support/texts.ts";

const rows = Object.entries(failureDisplays) as [
  FailureReason,
  (typeof failureDisplays)[FailureReason],
][];
const english = textsIn("en");

// The error catalogue of the specification.
test.each([
  [403, "VPN_DETECTION", "vpn", "VPN access denied"],
  [403, undefined, "forbidden", "You don't have access"],
  [403, "FORBIDDEN", "forbidden", "You don't have access"],
  [404, undefined, "not_found", "Page not found"],
  [423, undefined, "region", "Content is not available in your region"],
  [423, "GEO_BLOCK", "region", "Content is not available in your region"],
  [428, "MISSING_REGISTRATION", "registration", "First, a few questions"],
  [428, undefined, "registration", "First, a few questions"],
  [429, "DEVICE_LIMIT", "device_limit", "Too many devices"],
  [429, undefined, "rate_limit", "Too many requests"],
  [503, undefined, "unavailable", "Server error"],
  [500, undefined, undefined, "Server error"],
  [418, undefined, undefined, "Server error"],
  [401, undefined, "sign_in", "Sign-in required"],
  [402, undefined, "paywall", "Payment required"],
] as const)("%i %s is %s: %s", (code, source, reason, title) => {
  expect(failureReasonOf({ code, source })).toBe(reason);
  expect(english[failureDisplayOf({ code, source }).title]).toBe(title);
});

test("every row is found by its status and source", () => {
  for (const [reason, { status: code, source }] of rows) {
    expect(failureReasonOf({ code, source })).toBe(reason);
  }
});

test("a source with another code is ignored", () => {
  for (const source of errorSources)
    expect(failureReasonOf({ code: 404, source })).toBe("not_found");
});

test("every text of the table has a key", () => {
  const words = rows.flatMap(([, { title, hint, inPlayer, support, unlock }]) => [
    title,
    hint,
    inPlayer,
    support,
    unlock?.text,
  ]);
  const unknown = words.filter((key) => key !== undefined && !(key in english));
  expect(unknown).toEqual([]);
});

test("only the device limit is measured", () => {
  const measured = rows.filter(([, row]) => row.measured).map(([reason]) => reason);
  expect(measured).toEqual(["device_limit"]);
});

test("a card has the text of the screen", () => {
  for (const [reason, { title }] of Object.entries(contentCardDenialDisplays)) {
    expect(failureDisplays[reason as keyof typeof contentCardDenialDisplays].title).toBe(title);
  }
});

test("an error of the server has no title where texts are missing", () => {
  expect([errorTextKeyOf({ code: 503 }), errorTextKeyOf({ code: 418 })]).toEqual([
    undefined,
    undefined,
  ]);
  expect(errorTextKeyOf({ code: 429, source: "DEVICE_LIMIT" })).toBe("errorDevices");
  expect([hasSpecificErrorTexts(418), hasSpecificErrorTexts(503)]).toEqual([false, true]);
});

test.each([400, 401, 402, 403, 404, 408, 410, 413, 422, 423, 428, 429, 451, 500, 502, 503, 504])(
  "a screen of %i has its own title and hint",
  (code) => {
    const { title, hint } = failureScreenTextKeys({ code });
    expect([title, hint]).toEqual([`error${code}`, `errorHint${code}`]);
    expect(Object.keys(english)).toEqual(expect.arrayContaining([title, hint]));
  },
);

test("a screen of another code says that the server failed, and blames the site only for 500 and more", () => {
  expect(failureScreenTextKeys({ code: 418 })).toEqual({ title: "error503", hint: undefined });
  expect(failureScreenTextKeys({ code: 599 })).toEqual({ title: "error503", hint: "errorHint503" });
});

test("docs/behaviour.md has the rows of the table", () => {
  const text = readFileSync(new URL("../../docs/behaviour.md", import.meta.url), "utf8");
  const documented = [
    ...text.matchAll(/^\| `(\w+)` \| (\d{3})(?:, `(\w+)`|, any other)? \| (.*) \|$/gm),
  ];
  const shown = documented.map(([, reason, status, source, cells = ""]) => [
    reason,
    Number(status),
    source,
    /`(\w+)`$/.exec(cells)?.[1],
  ]);
  expect(shown).toEqual(
    rows.map(([reason, { status, source, measured }]) => [reason, status, source, measured]),
  );
});
