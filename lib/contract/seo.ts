import { z } from "zod";
import { listOf, soft, text, webAddress } from "./fields.ts";

/** What a page or a content says of itself to crawlers. */
export const seo = z.object({
  title: soft(text),
  description: soft(text),
  image: soft(webAddress),
  keywords: soft(listOf(text)),
});
