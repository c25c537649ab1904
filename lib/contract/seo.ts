import { z } from "zod";
import {
  singleLineTextSchema,
  lenientArraySchema,
  lenientOptionalSchema,
  webUrlSchema,
} from "./field-schemas.ts";

/** The metadata of a page or a content for crawlers. */
export const seoSchema = z.object({
  title: lenientOptionalSchema(singleLineTextSchema),
  description: lenientOptionalSchema(singleLineTextSchema),
  image: lenientOptionalSchema(webUrlSchema),
  keywords: lenientOptionalSchema(lenientArraySchema(singleLineTextSchema)),
});
