/**
 * Checks that every exported name is unique in the site and in the provider, so that the first search
 * finds it. `node scripts/check-exports.ts [folder]`
 */
import { findDoubleExports } from "./lib/find-double-exports.ts";
import { projectRoot } from "./lib/project-paths.mjs";
import { readProjectFiles } from "./lib/project-files.ts";
import { printLine } from "./lib/print-steps.mjs";

const doubled = findDoubleExports(readProjectFiles(process.argv[2] ?? projectRoot));
for (const { name, files } of doubled) printLine(`${name} is exported by ${files.join(" and ")}.`);
if (doubled.length > 0) printLine(`${doubled.length} exported name(s) are not unique.`);
process.exit(doubled.length > 0 ? 1 : 0);
