/** `npm run soak`: the stack under visitors of every kind, faults and slow readers; docs/operations.md. */
import { build } from "./lib/build.mjs";
import { install } from "./lib/install.mjs";
import { inRoot, node } from "./lib/paths.mjs";
import { run } from "./lib/run.mjs";

await install({ tests: true });
await build();
const { code } = await run(node, [inRoot("bench", "soak", "main.ts"), ...process.argv.slice(2)], {
  show: true,
});
process.exit(code);
