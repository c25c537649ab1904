/**
 * `npm run screenshots`: the pictures of the README. Words narrow it: `npm run screenshots -- demo player`.
 */
import { buildSite } from "./lib/build-site.mjs";
import { installPackages } from "./lib/install-packages.mjs";
import { pathInProject, pinnedNodePath } from "./lib/project-paths.mjs";
import { runProgram } from "./lib/run-program.mjs";

await installPackages({ tests: true });
await buildSite();
const words = process.argv.slice(2);
const { code } = await runProgram(
  pinnedNodePath,
  [pathInProject("scripts", "screenshots", "main.ts"), ...words],
  {
    show: true,
  },
);
process.exit(code);
