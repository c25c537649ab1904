/** `npm run lighthouse`: what Lighthouse says of home and video page of every channel. */
import { build } from "./lib/build.mjs";
import { install } from "./lib/install.mjs";
import { inRoot, node } from "./lib/paths.mjs";
import { run } from "./lib/run.mjs";

await install();
await build();
const { code } = await run(node, [inRoot("bench", "lighthouse", "main.ts")], { show: true });
process.exit(code);
