/** The promises of docs/security.md with the tests that hold them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readProjectFiles } from "./project-files.ts";
import { readDocumentRules, readDocumentRuleTests } from "./document-rule-tests.ts";

type Citation = { file: string; title: string };
type Promises = {
  promises: { rule: string; text: string; tests: Citation[] }[];
  /** Citations of rules that docs/security.md does not have. */
  unknown: (Citation & { rule: string })[];
};

const isTest = /\.(?:test|spec)\.tsx?$/;

/** `{ promises: [{ rule: "SE-1", text: "A request …", tests: [{ file, title }] }], unknown: [] }` */
export function findSecurityRules(root: string): Promises {
  const rules = readDocumentRules(readFileSync(join(root, "docs/security.md"), "utf8"));
  const known = new Set(rules.map(([rule]) => rule));
  const citations = [...readProjectFiles(join(root, "tests"), isTest)].flatMap(([file, source]) =>
    readDocumentRuleTests(source).flatMap(({ title, rules: cited }) =>
      cited
        .filter((rule) => rule.startsWith("SE-"))
        .map((rule) => ({ rule, file: `tests/${file}`, title })),
    ),
  );
  return {
    promises: rules.map(([rule, text]) => ({
      rule,
      text,
      tests: citations
        .filter((cited) => cited.rule === rule)
        .map(({ file, title }) => ({ file, title })),
    })),
    unknown: citations.filter(({ rule }) => !known.has(rule)),
  };
}
