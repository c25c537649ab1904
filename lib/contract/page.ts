import { z } from "zod";
import {
  httpStatusSchema,
  multilineTextSchema,
  requiredSingleLineTextSchema,
  lenientOptionalSchema,
  lenientDefaultSchema,
  urlSegmentSchema,
  webUrlSchema,
} from "./field-schemas.ts";
import { sectionItemSchema } from "./sections.ts";
import { seoSchema } from "./seo.ts";

/** `GET /ch/{channel}/pages/{pageId}`; `pageId` is a token or a url. */
export const pageSchema = z.object({
  token: urlSegmentSchema,
  url: z.string(),
  name: requiredSingleLineTextSchema,
  description: lenientOptionalSchema(multilineTextSchema),
  style: lenientDefaultSchema(z.object({ background: lenientOptionalSchema(z.string()) }), {}),
  seo: lenientOptionalSchema(seoSchema),
  icon: lenientOptionalSchema(webUrlSchema),
  /** The page as its cards show it, with what it begins with: docs/behaviour.md BE-159. */
  cover: lenientOptionalSchema(sectionItemSchema),
  statusCode: lenientOptionalSchema(httpStatusSchema),
});
export type Page = z.output<typeof pageSchema>;
