/** `npm run bench`: the figures of docs/performance.md, each beside its baseline. */
import { build } from "./lib/build.mjs";
import { install } from "./lib/install.mjs";
import { inRoot, node } from "./lib/paths.mjs";
import { run } from "./lib/run.mjs";

await install();
await build();
const { code } = await run(node, [inRoot("bench", "main.ts"), ...process.argv.slice(2)], {
  show: true,
});
process.exit(code);
