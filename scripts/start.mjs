/** `npm start`: from a fresh clone to a running site; installs and builds only what is stale. */
import { buildSite } from "./lib/build-site.mjs";
import { installPackages } from "./lib/install-packages.mjs";
import { startAndAnnounceStack } from "./lib/start-and-announce-stack.mjs";
import { prepareStackPlan } from "./lib/prepare-stack-plan.mjs";

await installPackages();
const plan = await prepareStackPlan({ dev: false });
await buildSite();
await startAndAnnounceStack(plan);
