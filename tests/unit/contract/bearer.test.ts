import { expect, test } from "vitest";
import { isBearer } from "../../../lib/contract/bearer.ts";
import { parseResponse } from "../../../lib/contract/parse-response.ts";
import { accessTokenSchema, userSchema } from "../../../lib/contract/user.ts";

// docs/security.md SE-60
test.each(["t0ken", "eyJhbGciOiJub25lIn0.e30.", "12|laravel", "a+b/c==", "x".repeat(4_000)])(
  "%.20s is an access token",
  (text) => {
    expect(isBearer(text)).toBe(true);
  },
);

// docs/security.md SE-60
test.each(["", "\n", "a b", "tok\u0000en", "tæken", "x".repeat(4_001), "t0ken\r\nx: y"])(
  "%j is no access token",
  (text) => {
    expect(isBearer(text)).toBe(false);
  },
);

// docs/security.md SE-60
test("a viewer's record is returned without an invalid token", () => {
  const raw = { _id: "u1", channel_access_token: "a\nb", access_token: "good" };
  const { value, drops } = parseResponse(userSchema, raw);
  expect(value).toMatchObject({ channel_access_token: undefined, access_token: "good" });
  expect(drops).toHaveLength(1);
});

// docs/security.md SE-60
test("a response with an invalid refreshed token is rejected", () => {
  expect(() => parseResponse(accessTokenSchema, { access_token: "a b" })).toThrow("access token");
});
