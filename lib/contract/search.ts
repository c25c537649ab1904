import { z } from "zod";
import { lenientArraySchema, lenientDefaultSchema, textSchema } from "./field-schemas.ts";
import { sectionItemSchema } from "./sections.ts";

/** A query that was searched for: `user` by the caller, `other` by many viewers. */
export const trendingSearchSchema = z.object({
  search_query: textSchema,
  search_query_lower_cased: lenientDefaultSchema(textSchema, ""),
  type: lenientDefaultSchema(z.enum(["user", "other"]), "other"),
});
export type TrendingSearch = z.output<typeof trendingSearchSchema>;

/** `GET /ch/{ch}/search/trends`. */
export const trendingSearchesSchema = z.object({
  data: lenientDefaultSchema(lenientArraySchema(trendingSearchSchema), []),
});

/** `GET /ch/{ch}/search/suggestions`. */
export const searchSuggestionsSchema = z.object({
  data: lenientDefaultSchema(lenientArraySchema(sectionItemSchema), []),
});
