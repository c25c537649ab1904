import { readFileSync } from "node:fs";
import { baseStyle } from "../console/stylesheet.ts";

/** The style sheet of hosted pages: the look of all pages, and their own. */
export const checkoutStylesheet =
  baseStyle + readFileSync(new URL("./checkout.css", import.meta.url), "utf8");
