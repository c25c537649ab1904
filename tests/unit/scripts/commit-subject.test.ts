import { expect, test } from "vitest";
import { findCommitSubjectFault } from "../../../scripts/lib/commit-subject.ts";

test.each([
  ["gate: /paywalls never carries the owner's code", undefined],
  [`gate: ${"a".repeat(66)}`, undefined],
  [`gate: ${"a".repeat(67)}`, "longer than 72 characters"],
  ["gate: one thing; another", 'has ";": one change a commit'],
  ["fix the gate", 'expected "scope: effect"'],
])("the subject %j gives %j", (subject, fault) => {
  expect(findCommitSubjectFault(subject)).toBe(fault);
});
