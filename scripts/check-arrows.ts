/**
 * Checks that folders import only what they may (docs/architecture.md), so that nobody has to
 * remember it. `node scripts/check-arrows.ts [folder]`
 */
import { findBadArrows } from "./lib/find-bad-arrows.ts";
import { root } from "./lib/paths.mjs";
import { readProject } from "./lib/project-files.ts";
import { say } from "./lib/say.mjs";

const bad = findBadArrows(readProject(process.argv[2] ?? root));
for (const { file, to, why } of bad) say(`${file} → ${to}: ${why}`);
if (bad.length > 0) say(`${bad.length} arrow(s) point the wrong way.`);
process.exit(bad.length > 0 ? 1 : 0);
