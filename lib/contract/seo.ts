import { z } from "zod";
import { line, listOf, soft, webAddress } from "./fields.ts";

/** The metadata of a page or a content for crawlers. */
export const seo = z.object({
  title: soft(line),
  description: soft(line),
  image: soft(webAddress),
  keywords: soft(listOf(line)),
});
