/**
 * `npm run screenshots`: the pictures of the README. Words narrow it: `npm run screenshots -- demo player`.
 */
import { build } from "./lib/build.mjs";
import { install } from "./lib/install.mjs";
import { inRoot, node } from "./lib/paths.mjs";
import { run } from "./lib/run.mjs";

await install({ tests: true });
await build();
const words = process.argv.slice(2);
const { code } = await run(node, [inRoot("scripts", "screenshots", "main.ts"), ...words], {
  show: true,
});
process.exit(code);
