/**
 * `npm start`: from a fresh clone to a running site; installs and builds only what is stale. `npm start -- --empty` starts
 * without the channels and viewers of the demo: docs/operations.md.
 */
import { parseArgs } from "node:util";
import { buildSite } from "./lib/build-site.mjs";
import { installPackages } from "./lib/install-packages.mjs";
import { startAndAnnounceStack } from "./lib/start-and-announce-stack.mjs";
import { prepareStackPlan } from "./lib/prepare-stack-plan.mjs";

const { values } = parseArgs({ options: { empty: { type: "boolean" } } });
if (values.empty) process.env.DEMO = "0";
await installPackages();
const plan = await prepareStackPlan({ dev: false });
await buildSite();
await startAndAnnounceStack(plan);
