/** `npm run reset`: removes the embedded provider's data, so that the next start is a first one. */
import { rmSync } from "node:fs";
import { inRoot } from "./lib/paths.mjs";
import { say } from "./lib/say.mjs";

const dataDir = process.env.DATA_DIR || inRoot(".data");
rmSync(dataDir, { recursive: true, force: true });
say(`Removed ${dataDir}`);
