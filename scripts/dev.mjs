/** `npm run dev`: the same stack with hot reload. */
import { install } from "./lib/install.mjs";
import { live } from "./lib/live.mjs";

await install();
await live({ dev: true });
