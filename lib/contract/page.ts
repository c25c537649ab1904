import { z } from "zod";
import {
  httpStatus,
  multilineTextSchema,
  requiredSingleLineTextSchema,
  dropInvalid,
  replaceInvalid,
  tokenSchema,
  webAddress,
} from "./fields.ts";
import { sectionItem } from "./sections.ts";
import { seoSchema } from "./seo.ts";

/** `GET /ch/{channel}/pages/{pageId}`; `pageId` is a token or a url. */
export const pageSchema = z.object({
  token: tokenSchema,
  url: z.string(),
  name: requiredSingleLineTextSchema,
  description: dropInvalid(multilineTextSchema),
  style: replaceInvalid(z.object({ background: dropInvalid(z.string()) }), {}),
  seo: dropInvalid(seoSchema),
  icon: dropInvalid(webAddress),
  /** The page as its cards show it, with what it begins with: docs/behaviour.md BE-159. */
  cover: dropInvalid(sectionItem),
  statusCode: dropInvalid(httpStatus),
});
export type Page = z.output<typeof pageSchema>;
