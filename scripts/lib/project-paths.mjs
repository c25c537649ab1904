/** Where things are. Scripts run on the newcomer's own Node (20 or later) with built-ins only. */
import { fileURLToPath } from "node:url";
import { join } from "node:path";

export const projectRoot = fileURLToPath(new URL("../../", import.meta.url));
/** @param {string[]} parts */
export const pathInProject = (...parts) => join(projectRoot, ...parts);

/** The pinned Node, which runs everything but these scripts. */
export const pinnedNodePath = pathInProject("node_modules", "node", "bin", "node");
