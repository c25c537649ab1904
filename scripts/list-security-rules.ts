/**
 * Lists each promise of docs/security.md with the tests that hold it; ends with 1 when a promise has no test.
 * `node scripts/list-security-rules.ts`
 */
import { findSecurityRules } from "./lib/find-security-rules.ts";
import { projectRoot } from "./lib/project-paths.mjs";
import { printLine } from "./lib/print-steps.mjs";

const { promises, unknown } = findSecurityRules(projectRoot);
for (const { rule, text, tests } of promises) {
  printLine(`${rule} ${text.split(" ").slice(0, 12).join(" ")} …`);
  for (const { file, title } of tests) printLine(`  ${file}: ${title}`);
}

const withoutTest = promises.filter(({ tests }) => tests.length === 0).map(({ rule }) => rule);
if (withoutTest.length > 0) printLine(`No test cites ${withoutTest.join(", ")}.`);
for (const { rule, file, title } of unknown) {
  printLine(`docs/security.md has no ${rule}, which ${file} cites: ${title}`);
}
process.exit(withoutTest.length + unknown.length > 0 ? 1 : 0);
