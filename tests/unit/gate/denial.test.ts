import { describe, expect, test } from "vitest";
import { errorSources } from "../../../lib/contract/error-body.ts";
import {
  findDenial,
  getContentCardDenialReason,
  denialWithUnlock,
} from "../../../lib/gate/denial.ts";
import { toCardView } from "../../../lib/sections/card-view.ts";

describe("a denial by the provider", () => {
  test.each([
    [401, undefined, { reason: "sign_in", unlock: "/user/signIn" }],
    [402, undefined, { reason: "paywall", unlock: "/paywalls/?context=a%26b" }],
    [403, "VPN_DETECTION", { reason: "vpn" }],
    [403, "FORBIDDEN", { reason: "forbidden" }],
    [403, undefined, { reason: "forbidden" }],
    [423, "GEO_BLOCK", { reason: "region" }],
    [
      428,
      "MISSING_REGISTRATION",
      { reason: "registration", unlock: "/user/userRegistration?context=a%26b" },
    ],
    [429, "DEVICE_LIMIT", { reason: "device_limit", unlock: "/user/account" }],
  ] as const)("%i %s is %o", (code, source, expected) => {
    expect(findDenial({ code, source }, { videoId: "a&b" })).toEqual(expected);
  });

  test.each([404, 429, 500, 503])("%i is no denial", (code) => {
    for (const source of [undefined, ...errorSources.filter((each) => each !== "DEVICE_LIMIT")]) {
      expect(findDenial({ code, source })).toBeUndefined();
    }
  });

  test("is unlocked under /mobile in the app's web view", () => {
    expect(denialWithUnlock("paywall", { mobile: true }).unlock).toBe("/mobile/paywalls/");
    expect(denialWithUnlock("region", { mobile: true })).toEqual({ reason: "region" });
  });
});

test("has the same reason on a card and in the gate", () => {
  const item = { token: "7", type: "video", input: { name: "Seven" } } as const;
  expect(toCardView({ ...item, access: "paid" }).access).toBe(findDenial({ code: 402 })?.reason);
  expect(toCardView({ ...item, access: "signed_in" }).access).toBe(
    findDenial({ code: 401 })?.reason,
  );
  const blocked = { ...item, access: "paid", blocked: "GEO_BLOCK" } as const;
  expect(toCardView(blocked).access).toBe(findDenial({ code: 423 })?.reason);
  expect([getContentCardDenialReason("free"), getContentCardDenialReason(undefined)]).toEqual([
    undefined,
    undefined,
  ]);
});
