/**
 * Checks that folders import only what they may (docs/architecture.md), so that nobody has to
 * remember it. `node scripts/check-imports.ts [folder]`
 */
import { findForbiddenImports } from "./lib/find-forbidden-imports.ts";
import { projectRoot } from "./lib/project-paths.mjs";
import { readProjectFiles } from "./lib/project-files.ts";
import { printLine } from "./lib/print-steps.mjs";

const bad = findForbiddenImports(readProjectFiles(process.argv[2] ?? projectRoot));
for (const { file, to, why } of bad) printLine(`${file} → ${to}: ${why}`);
if (bad.length > 0) printLine(`${bad.length} arrow(s) point the wrong way.`);
process.exit(bad.length > 0 ? 1 : 0);
