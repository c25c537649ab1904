import { readFileSync } from "node:fs";
import { stylesheet } from "../console/stylesheet.ts";

const own = readFileSync(new URL("./sandbox.css", import.meta.url), "utf8");

/** The sandbox's style sheet: the console's look, and its own pages. */
export const sandboxStylesheet = stylesheet + own;
