import { expect, test } from "vitest";
import { mayCarryOwnerCode } from "../../../../lib/channel/owner-code/may-carry-owner-code.ts";
import { withoutOwnerCode, withOwnerCode } from "../../../support/owner-places.ts";

const spelt = ["/User/signIn", "/%75ser/signIn", "//user//signIn", "/mobile/%55SER/signIn", "/%"];

test.each(withOwnerCode)("the owner's code may be on %s", (path) => {
  expect(mayCarryOwnerCode(path)).toBe(true);
});

// docs/security.md SE-25
test.each([...withoutOwnerCode, ...spelt])("the owner's code is never on %s", (path) => {
  expect(mayCarryOwnerCode(path)).toBe(false);
});
