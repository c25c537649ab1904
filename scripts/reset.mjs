/** `npm run reset`: removes the embedded provider's data, so that the next start is a first one. */
import { rmSync } from "node:fs";
import { pathInProject } from "./lib/project-paths.mjs";
import { printLine } from "./lib/print-steps.mjs";

const dataDir = process.env.DATA_DIR || pathInProject(".data");
rmSync(dataDir, { recursive: true, force: true });
printLine(`Removed ${dataDir}`);
