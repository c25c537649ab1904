/**
 * `npm run try-own-channel`: what an owner does from an empty start to a restored backup, on ports and data of its own;
 * docs/own-channel.md. Ends with 1 at the first step that does not show what it claims.
 */
import { buildSite } from "./lib/build-site.mjs";
import { installPackages } from "./lib/install-packages.mjs";
import { pathInProject, pinnedNodePath } from "./lib/project-paths.mjs";
import { runProgram } from "./lib/run-program.mjs";

await installPackages({ tests: true });
await buildSite();
const main = pathInProject("scripts", "try-own-channel", "main.ts");
const args = ["--disable-warning=ExperimentalWarning", main];
const { code } = await runProgram(pinnedNodePath, args, { show: true, patienceMs: 30_000 });
process.exit(code);
