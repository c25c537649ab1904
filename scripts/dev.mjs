/** `npm run dev`: the same stack with hot reload. */
import { install } from "./lib/install.mjs";
import { live } from "./lib/live.mjs";
import { prepare } from "./lib/prepare.mjs";

await install();
await live(await prepare({ dev: true }));
