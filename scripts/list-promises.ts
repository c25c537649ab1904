/**
 * Lists each promise of docs/security.md with the tests that hold it; ends with 1 when a promise has no test.
 * `node scripts/list-promises.ts`
 */
import { findPromises } from "./lib/find-promises.ts";
import { root } from "./lib/paths.mjs";
import { say } from "./lib/say.mjs";

const { promises, unknown } = findPromises(root);
for (const { rule, text, tests } of promises) {
  say(`${rule} ${text.split(" ").slice(0, 12).join(" ")} …`);
  for (const { file, title } of tests) say(`  ${file}: ${title}`);
}

const withoutTest = promises.filter(({ tests }) => tests.length === 0).map(({ rule }) => rule);
if (withoutTest.length > 0) say(`No test cites ${withoutTest.join(", ")}.`);
for (const { rule, file, title } of unknown) {
  say(`docs/security.md has no ${rule}, which ${file} cites: ${title}`);
}
process.exit(withoutTest.length + unknown.length > 0 ? 1 : 0);
