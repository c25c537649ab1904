/**
 * The real stack for browser tests: embedded provider and built site on ports and data of their
 * own, so that a running `npm start` is not in the way. Playwright starts and stops as many as it needs.
 */
import { rmSync } from "node:fs";
import { build } from "./lib/build.mjs";
import { inRoot } from "./lib/paths.mjs";
import { portFrom } from "./lib/ports.mjs";
import { say } from "./lib/say.mjs";
import { startStack } from "./lib/stack.mjs";

const port = portFrom("PORT", 3300);
const dataDir = inRoot(".cache", `test-data-${port}`);

await build();
rmSync(dataDir, { recursive: true, force: true });
const isReady = await startStack({
  dev: false,
  embedded: true,
  host: "127.0.0.1",
  port,
  providerPort: portFrom("PROVIDER_PORT", 4300),
  dataDir,
});
if (isReady) say("Ready for browser tests.");
