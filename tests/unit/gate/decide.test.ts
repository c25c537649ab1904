import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { ApiError } from "../../../lib/errors.ts";
import { type Answer, decide, statusOf } from "../../../lib/gate/decide.ts";
import type { Route } from "../../../lib/urls/route.ts";
import { aChannel } from "../../support/samples.ts";

const home: Route = { kind: "home", mobile: false };
const ready: Answer = { kind: "ready" };
const refused = (code: number, more: object = {}): Answer => ({
  kind: "refused",
  error: new ApiError("content", { code, ...more }),
});

describe("the gate", () => {
  test.each<[string, Route, boolean, Answer, object]>([
    ["a page that is there passes", home, true, ready, { kind: "pass" }],
    ["a host without a channel is 404", home, false, ready, { kind: "screen", code: 404 }],
    [
      "a broken address is 404",
      { kind: "broken", mobile: false },
      true,
      ready,
      { kind: "screen", code: 404 },
    ],
    [
      "/error shows the code it names",
      { kind: "error", code: 423, mobile: false },
      true,
      ready,
      { kind: "screen", code: 423 },
    ],
    ["an unknown page is 404", home, true, refused(404), { kind: "screen", code: 404 }],
    ["a provider that is down is 503", home, false, refused(503), { kind: "screen", code: 503 }],
    [
      "a region lock is 423 with its source",
      home,
      true,
      refused(423, { source: "GEO_BLOCK" }),
      { kind: "screen", code: 423, source: "GEO_BLOCK" },
    ],
    [
      "a refusal keeps the provider's own words and data",
      home,
      true,
      refused(403, { source: "VPN_DETECTION", message: "No", detail: "VPN", data: { a: 1 } }),
      { kind: "screen", code: 403, message: "No", detail: "VPN", data: { a: 1 } },
    ],
  ])("%s", (_claim, route, exists, answer, expected) => {
    expect(decide(route, exists ? aChannel() : null, undefined, answer)).toMatchObject(expected);
  });

  test("the status of a screen is always an HTTP error status", () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double()), (code) => {
        const status = statusOf(code);
        return Number.isInteger(status) && status >= 400 && status <= 599;
      }),
    );
  });

  test("the status of a screen is its code where that is an error status", () => {
    expect([404, 423, 503, 200, 1000].map(statusOf)).toEqual([404, 423, 503, 500, 500]);
  });
});
