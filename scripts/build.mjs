/** `npm run build`: builds the site whether or not it is stale. */
import { build } from "./lib/build.mjs";
import { install } from "./lib/install.mjs";

await install();
await build({ always: true });
