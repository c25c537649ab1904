import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import {
  readDocumentRules,
  readDocumentRuleTests,
} from "../../../scripts/lib/document-rule-tests.ts";

const root = new URL("../../../", import.meta.url);
const rules = readDocumentRules(readFileSync(new URL("docs/wire-rules.md", root), "utf8")).map(
  ([rule]) => rule,
);

const tests = globSync("tests/{contract,unit/provider}/**/*.test.ts", { cwd: fileURLToPath(root) });
const cited = tests
  .flatMap((file) => readDocumentRuleTests(readFileSync(new URL(file, root), "utf8")))
  .flatMap((test) => test.rules)
  .filter((rule) => /^[A-Z]\d/.test(rule));

test("no number is given to two rules", () => {
  expect(rules).toEqual([...new Set(rules)]);
});

test("every rule has a test whose title begins with its number", () => {
  expect(rules.filter((id) => !cited.includes(id))).toEqual([]);
});

test("no title begins with the number of a rule that does not exist", () => {
  expect(cited.filter((id) => !rules.includes(id))).toEqual([]);
});
