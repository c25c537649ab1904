import { z } from "zod";
import { listOf, softOr, text } from "./fields.ts";
import { sectionItem } from "./sections.ts";

/** A query that was searched for: `user` by the caller, `other` by many viewers. */
export const trend = z.object({
  search_query: text,
  search_query_lower_cased: softOr(text, ""),
  type: softOr(z.enum(["user", "other"]), "other"),
});
export type Trend = z.output<typeof trend>;

/** `GET /ch/{ch}/search/trends`. */
export const trends = z.object({ data: softOr(listOf(trend), []) });

/** `GET /ch/{ch}/search/suggestions`. */
export const suggestions = z.object({ data: softOr(listOf(sectionItem), []) });
