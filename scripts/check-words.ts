/**
 * Lists every use of a word that this project has given up for the usual one (docs/glossary.md), so
 * that it does not come back. `node scripts/check-words.ts [--root=folder] [path within it]`
 */
import { findRetiredWords } from "./lib/find-retired-words.ts";
import { root } from "./lib/paths.mjs";
import { readProject } from "./lib/project-files.ts";
import { say } from "./lib/say.mjs";

const read = /\.(?:[cm]?[jt]s|tsx|css|md|ya?ml|sh)$/;
// What the check itself and its test name, and what is not written here.
const skipped =
  /^(?:scripts\/media\/sources|provider\/assets|docs\/screenshots)\/|^(?:scripts\/lib\/retired-words\.ts|tests\/unit\/scripts\/check-words\.test\.ts)$/;

const flag = process.argv.find((each) => each.startsWith("--root="));
const within = process.argv.slice(2).find((each) => !each.startsWith("--")) ?? "";
const wanted = ([path]: [string, string]) =>
  path.startsWith(within.replace(/^\.\//, "")) && !skipped.test(path);
const files = new Map(
  [...readProject(flag?.slice("--root=".length) ?? root, read)].filter((each) => wanted(each)),
);

const found = findRetiredWords(files);
for (const { file, line, word, use } of found) {
  say(`${file}${line > 0 ? `:${line}` : ""}: "${word}" is retired; use ${use}`);
}
if (found.length > 0) say(`${found.length} retired word(s).`);
process.exit(found.length > 0 ? 1 : 0);
