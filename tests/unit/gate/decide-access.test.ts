import { describe, expect, test } from "vitest";
import { gate, ready, refusedWith, notRequested, viewer, visitor } from "../../support/gate.ts";
import { pass, rows, screen } from "./rows.ts";

rows("BE-23: no decision redirects to the requested URL", [
  ["/user/signIn", visitor, ready, pass],
  ["/user/signUp", visitor, ready, pass],
  ["/paywalls/?context=7", viewer, ready, pass],
  ["/user/userRegistration", viewer, ready, pass],
  ["/", viewer, ready, pass],
  ["/mobile", viewer, ready, pass],
  ["/user/account", viewer, ready, pass],
]);

rows("BE-21: a screen has its reason and the action that unlocks it", [
  [
    "/video/7",
    viewer,
    refusedWith(403, { source: "VPN_DETECTION" }),
    screen(403, { reason: "vpn" }),
  ],
  ["/video/7", viewer, refusedWith(403), screen(403, { reason: "forbidden" })],
  [
    "/video/7",
    viewer,
    refusedWith(423, { source: "GEO_BLOCK" }),
    screen(423, { reason: "region" }),
  ],
  [
    "/mobile/video/7",
    viewer,
    refusedWith(429, { source: "DEVICE_LIMIT", data: { devices: [] } }),
    screen(429, { reason: "device_limit", unlock: "/mobile/user/account", data: { devices: [] } }),
  ],
  [
    "/video/7",
    viewer,
    refusedWith(429, { retryAfterS: 9 }),
    { kind: "screen", code: 429, retryAfterS: 9 },
  ],
  ["/pages/x", visitor, refusedWith(401, {}, "page"), screen(401, { reason: "sign_in" })],
]);

rows("BE-21: errors keep their code, message and data", [
  ["/pages/x", visitor, refusedWith(404, {}, "page"), screen(404)],
  ["/video/7", visitor, refusedWith(503), screen(503)],
  [
    "/video/7",
    visitor,
    refusedWith(403, { source: "VPN_DETECTION", message: "No", detail: "VPN", data: { a: 1 } }),
    screen(403, { message: "No", detail: "VPN", data: { a: 1 } }),
  ],
  ["/error?code=423", visitor, ready, screen(423)],
  ["/pages/%E0%A4%A", visitor, notRequested, screen(404)],
]);

describe("a host without a channel", () => {
  test("is 404", () => {
    expect(gate("/", visitor, notRequested, null)).toEqual({ kind: "screen", code: 404 });
  });

  test("is 503 when the provider cannot be reached", () => {
    expect(gate("/", visitor, refusedWith(503), null)).toMatchObject({ code: 503 });
  });
});
