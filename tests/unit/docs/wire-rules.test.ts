import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = new URL("../../../", import.meta.url);
const text = readFileSync(new URL("docs/wire-rules.md", root), "utf8");
const rules = [...text.matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(([, id = ""]) => id);

const tests = globSync("tests/{contract,unit/provider}/**/*.test.ts", { cwd: fileURLToPath(root) });
const titles = tests
  .map((file) => readFileSync(new URL(file, root), "utf8"))
  .flatMap((source) => [...source.matchAll(/["`]([A-Z]\d+(?:, [A-Z]\d+)*): /g)])
  .flatMap(([, ids = ""]) => ids.split(", "));

test("no number is given to two rules", () => {
  expect(rules).toEqual([...new Set(rules)]);
});

test("every rule is shown by a test, whose title begins with its number", () => {
  expect(rules.filter((id) => !titles.includes(id))).toEqual([]);
});

test("no title begins with the number of a rule that is not there", () => {
  expect(titles.filter((id) => !rules.includes(id))).toEqual([]);
});
