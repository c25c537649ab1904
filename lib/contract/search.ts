import { z } from "zod";
import { listOf, replaceInvalid, textSchema } from "./fields.ts";
import { sectionItem } from "./sections.ts";

/** A query that was searched for: `user` by the caller, `other` by many viewers. */
export const trendSchema = z.object({
  search_query: textSchema,
  search_query_lower_cased: replaceInvalid(textSchema, ""),
  type: replaceInvalid(z.enum(["user", "other"]), "other"),
});
export type Trend = z.output<typeof trendSchema>;

/** `GET /ch/{ch}/search/trends`. */
export const trendsSchema = z.object({ data: replaceInvalid(listOf(trendSchema), []) });

/** `GET /ch/{ch}/search/suggestions`. */
export const suggestionsSchema = z.object({ data: replaceInvalid(listOf(sectionItem), []) });
