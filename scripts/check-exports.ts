/**
 * Checks that every exported name is unique in the site and in the provider, so that the first search
 * finds it. `node scripts/check-exports.ts [folder]`
 */
import { findDoubleExports } from "./lib/find-double-exports.ts";
import { root } from "./lib/paths.mjs";
import { readProject } from "./lib/project-files.ts";
import { say } from "./lib/say.mjs";

const doubled = findDoubleExports(readProject(process.argv[2] ?? root));
for (const { name, files } of doubled) say(`${name} is exported by ${files.join(" and ")}.`);
if (doubled.length > 0) say(`${doubled.length} exported name(s) are not unique.`);
process.exit(doubled.length > 0 ? 1 : 0);
