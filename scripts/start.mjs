/** `npm start`: from a fresh clone to a running site; installs and builds only what is stale. */
import { build } from "./lib/build.mjs";
import { install } from "./lib/install.mjs";
import { live } from "./lib/live.mjs";
import { prepare } from "./lib/prepare.mjs";

await install();
const plan = await prepare({ dev: false });
await build();
await live(plan);
