import { expect, test } from "vitest";
import {
  readDocumentRules,
  readDocumentRuleTests,
} from "../../../scripts/lib/document-rule-tests.ts";

test("the rules of a document are read with their first line", () => {
  const document = "# Title\n\n- **XX-1** One is. See XX-2.\n  More of it.\n- **B2** Two is.\n";
  expect(readDocumentRules(document)).toEqual([
    ["XX-1", "One is. See XX-2."],
    ["B2", "Two is."],
  ]);
});

test.each([
  ["the start of a title", 'test("XX-1: one is", run);', "XX-1: one is", ["XX-1"]],
  ["the start of a template", "test(`XX-1: ${a} is`, run);", "XX-1: ${a} is", ["XX-1"]],
  ["a title with two rules", 'test("B1, B2: are", run);', "B1, B2: are", ["B1", "B2"]],
  ["a title in a table", 'rows("XX-1: one is", []);', "XX-1: one is", ["XX-1"]],
  ["a comment above a test", '// XX-1, XX-2\ntest("one is", run);', "one is", ["XX-1", "XX-2"]],
  ["a comment above a table of decisions", '// XX-1\nrows("one is", []);', "one is", ["XX-1"]],
  ["a comment above a group", '  // XX-1\n  describe("one", run);', "one", ["XX-1"]],
  ["a comment of several lines", '/**\n * XX-1\n */\ntest("one is", run);', "one is", ["XX-1"]],
  [
    "a comment above a table",
    '// XX-1\ntest.each([["a", f(")")]])("one is %s", run);',
    "one is %s",
    ["XX-1"],
  ],
])("a rule is cited by %s", (_, source, title, rules) => {
  expect(readDocumentRuleTests(source)).toEqual([{ title, rules }]);
});

test.each([
  ["a comment inside a test", 'test("one is", () => {\n  // XX-1\n});'],
  ["a comment with code below it", '// XX-1\nconst a = 1;\n\ntest("one is", run);'],
  ["the middle of a title", 'test("one is as XX-1: says", run);'],
])("a rule is not cited by %s", (_, source) => {
  expect(readDocumentRuleTests(source)).toEqual([]);
});
