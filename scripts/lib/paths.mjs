/** Where things are. Scripts run on the newcomer's own Node (20 or later) with built-ins only. */
import { fileURLToPath } from "node:url";
import { join } from "node:path";

export const root = fileURLToPath(new URL("../../", import.meta.url));
/** @param {string[]} parts */
export const inRoot = (...parts) => join(root, ...parts);

/** The pinned Node, which runs everything but these scripts. */
export const node = inRoot("node_modules", "node", "bin", "node");
