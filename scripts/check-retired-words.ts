/**
 * Lists every use of a word that this project has given up for the usual one (docs/glossary.md), so
 * that it does not come back. `node scripts/check-retired-words.ts [--root=folder] [--all] [path within it]`:
 * `--all` includes the words of lib/dialect-words.ts where they are still allowed.
 */
import { dialectWords, pathsWithDialectWords } from "./lib/dialect-words.ts";
import { findRetiredWords } from "./lib/find-retired-words.ts";
import { projectRoot } from "./lib/project-paths.mjs";
import { readProjectFiles } from "./lib/project-files.ts";
import { printLine } from "./lib/print-steps.mjs";

const read = /\.(?:[cm]?[jt]s|tsx|css|md|ya?ml|sh)$/;
// What the check itself and its test name, and what is not written here.
const skipped =
  /^(?:scripts\/media\/sources|provider\/assets|docs\/screenshots)\/|^(?:scripts\/lib\/(?:retired|dialect)-words\.ts|tests\/unit\/scripts\/check-retired-words\.test\.ts)$/;

const flag = process.argv.find((each) => each.startsWith("--root="));
const within = process.argv.slice(2).find((each) => !each.startsWith("--")) ?? "";
const wanted = ([path]: [string, string]) =>
  path.startsWith(within.replace(/^\.\//, "")) && !skipped.test(path);
const files = new Map(
  [...readProjectFiles(flag?.slice("--root=".length) ?? projectRoot, read)].filter((each) =>
    wanted(each),
  ),
);

const isExempt = (path: string) => pathsWithDialectWords.some((start) => path.startsWith(start));
const inDialect = findRetiredWords(files, dialectWords);
const found = [
  ...findRetiredWords(files),
  ...inDialect.filter(({ file }) => process.argv.includes("--all") || !isExempt(file)),
];
for (const { file, line, word, use } of found) {
  printLine(`${file}${line > 0 ? `:${line}` : ""}: "${word}" is retired; use ${use}`);
}
if (found.length > 0) printLine(`${found.length} retired word(s).`);

// Only a check of everything knows which folders have become clean.
const isWhole = flag === undefined && within === "";
const clean = pathsWithDialectWords.filter(
  (start) => !inDialect.some(({ file }) => file.startsWith(start)),
);
if (isWhole)
  for (const start of clean) printLine(`${start} is clean: remove it from stillInDialect.`);
process.exit(found.length > 0 || (isWhole && clean.length > 0) ? 1 : 0);
