import { z } from "zod";
import { listOf, soft, text, webAddress } from "./fields.ts";

/** The metadata of a page or a content for crawlers. */
export const seo = z.object({
  title: soft(text),
  description: soft(text),
  image: soft(webAddress),
  keywords: soft(listOf(text)),
});
