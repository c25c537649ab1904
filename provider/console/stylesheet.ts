import { readFileSync } from "node:fs";

/** The console's own style sheet. */
export const stylesheet = readFileSync(new URL("./console.css", import.meta.url), "utf8");
