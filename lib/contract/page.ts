import { z } from "zod";
import { httpStatus, lines, requiredLine, soft, softOr, token, webAddress } from "./fields.ts";
import { sectionItem } from "./sections.ts";
import { seo } from "./seo.ts";

/** `GET /ch/{channel}/pages/{pageId}`; `pageId` is a token or a url. */
export const page = z.object({
  token,
  url: z.string(),
  name: requiredLine,
  description: soft(lines),
  style: softOr(z.object({ background: soft(z.string()) }), {}),
  seo: soft(seo),
  icon: soft(webAddress),
  /** The page as its cards show it, with what it begins with: docs/behaviour.md BE-159. */
  cover: soft(sectionItem),
  statusCode: soft(httpStatus),
});
export type Page = z.output<typeof page>;
