/** `npm run soak`: the stack under visitors of every kind, faults and slow readers; docs/operations.md. */
import { buildSite } from "./lib/build-site.mjs";
import { installPackages } from "./lib/install-packages.mjs";
import { pathInProject, pinnedNodePath } from "./lib/project-paths.mjs";
import { runProgram } from "./lib/run-program.mjs";

await installPackages({ tests: true });
await buildSite();
const { code } = await runProgram(
  pinnedNodePath,
  [pathInProject("bench", "soak", "main.ts"), ...process.argv.slice(2)],
  {
    show: true,
  },
);
process.exit(code);
