import { z } from "zod";
import { singleLineTextSchema, listOf, dropInvalid, webAddress } from "./fields.ts";

/** The metadata of a page or a content for crawlers. */
export const seoSchema = z.object({
  title: dropInvalid(singleLineTextSchema),
  description: dropInvalid(singleLineTextSchema),
  image: dropInvalid(webAddress),
  keywords: dropInvalid(listOf(singleLineTextSchema)),
});
