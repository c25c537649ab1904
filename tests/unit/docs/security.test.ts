import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { findSecurityRules } from "../../../scripts/lib/find-security-rules.ts";

const { promises, unknown } = findSecurityRules(
  fileURLToPath(new URL("../../../", import.meta.url)),
);

test("every rule of docs/security.md is cited by a test", () => {
  const without = promises.filter(({ tests }) => tests.length === 0).map(({ rule }) => rule);
  expect(
    without,
    "Write `// docs/security.md SE-n` directly above the test that fails when the promise is broken, or write that test.",
  ).toEqual([]);
});

test("no test cites a rule that docs/security.md does not have", () => {
  expect(unknown, "Correct the number that the test cites, or add the rule.").toEqual([]);
});
