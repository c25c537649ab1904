import { expect, test } from "vitest";
import { parseConsent } from "../../../lib/consent/saved-consent.ts";

test.each([
  ["granted", "granted"],
  ["not-granted", "not-granted"],
  [null, undefined],
  ["", undefined],
  ["true", undefined],
  ["GRANTED", undefined],
  ['"granted"', undefined],
])("%s is read as %s", (saved, choice) => {
  expect(parseConsent(saved)).toBe(choice);
});
