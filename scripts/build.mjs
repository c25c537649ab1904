/** `npm run build`: builds the site whether or not it is stale. */
import { buildSite } from "./lib/build-site.mjs";
import { installPackages } from "./lib/install-packages.mjs";

await installPackages();
await buildSite({ always: true });
