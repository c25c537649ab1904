import { z } from "zod";
import { soft, softOr, text, webAddress } from "./fields.ts";
import { sectionItem } from "./sections.ts";
import { seo } from "./seo.ts";

/** `GET /ch/{channel}/pages/{pageId}`; `pageId` is a token or a url. */
export const page = z.object({
  token: text,
  url: z.string(),
  name: text,
  description: soft(text),
  style: softOr(z.object({ background: soft(z.string()) }), {}),
  seo: soft(seo),
  icon: soft(webAddress),
  /** The page as its cards show it, with what it begins with: docs/behaviour.md BE-159. */
  cover: soft(sectionItem),
  statusCode: soft(z.int()),
});
export type Page = z.output<typeof page>;
