/** `npm run dev`: the same stack with hot reload. */
import { installPackages } from "./lib/install-packages.mjs";
import { startAndAnnounceStack } from "./lib/start-and-announce-stack.mjs";
import { prepareStackPlan } from "./lib/prepare-stack-plan.mjs";

await installPackages();
await startAndAnnounceStack(await prepareStackPlan({ dev: true }));
