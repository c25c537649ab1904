/** `npm run lighthouse`: what Lighthouse says of home and video page of every channel. */
import { buildSite } from "./lib/build-site.mjs";
import { installPackages } from "./lib/install-packages.mjs";
import { pathInProject, pinnedNodePath } from "./lib/project-paths.mjs";
import { runProgram } from "./lib/run-program.mjs";

await installPackages();
await buildSite();
const { code } = await runProgram(
  pinnedNodePath,
  [pathInProject("bench", "lighthouse", "main.ts")],
  { show: true },
);
process.exit(code);
