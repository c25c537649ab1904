/** `npm run bench`: the figures of docs/performance.md, each beside its baseline. */
import { buildSite } from "./lib/build-site.mjs";
import { installPackages } from "./lib/install-packages.mjs";
import { pathInProject, pinnedNodePath } from "./lib/project-paths.mjs";
import { runProgram } from "./lib/run-program.mjs";

await installPackages();
await buildSite();
const { code } = await runProgram(
  pinnedNodePath,
  [pathInProject("bench", "main.ts"), ...process.argv.slice(2)],
  {
    show: true,
  },
);
process.exit(code);
