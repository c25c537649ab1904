import { readFileSync } from "node:fs";
import { baseStylesheet } from "../console/stylesheet.ts";

/** The style sheet of hosted pages: the look of all pages, and their own. */
export const checkoutStylesheet =
  baseStylesheet + readFileSync(new URL("./checkout.css", import.meta.url), "utf8");
