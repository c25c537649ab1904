import { expect, test } from "vitest";
import { readGoogleClientId } from "../../../lib/session/client-id-cookie.ts";

test.each(["GA1.1.1234567890.1700000000", "GA1.2-2.1234567890.1700000000"])(
  "%s contains Google's client id",
  (cookie) => {
    expect(readGoogleClientId(cookie)).toBe("1234567890.1700000000");
  },
);

test.each([
  undefined,
  "",
  "1234567890.1700000000",
  "GA1.1.amp-abc",
  "GA1.1.12.34.56",
  `GA1.1.${"1".repeat(21)}.1`,
])("%s contains no client id", (cookie) => {
  expect(readGoogleClientId(cookie)).toBeUndefined();
});
