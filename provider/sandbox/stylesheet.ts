import { readFileSync } from "node:fs";
import { baseStylesheet } from "../console/stylesheet.ts";

const sandboxCss = readFileSync(new URL("./sandbox.css", import.meta.url), "utf8");

/** The sandbox's style sheet: the look of all pages, and its own. */
export const sandboxStylesheet = baseStylesheet + sandboxCss;
