import { z } from "zod";
import {
  countSchema,
  focalPointPercentSchema,
  hexColorSchema,
  httpStatusSchema,
  singleLineTextSchema,
  multilineTextSchema,
  lenientArraySchema,
  timestampSchema,
  ordinalSchema,
  secondsSchema,
  lenientOptionalSchema,
  lenientDefaultSchema,
  textSchema,
  urlSegmentSchema,
  webUrlSchema,
} from "./field-schemas.ts";
import { errorBodySchema } from "./error-body.ts";
import { paywallSchema } from "./paywall.ts";

/** Paging counts pages from 1; a next page exists while `page * page_size < total_items`. */
export const pagingSchema = z.object({
  page: lenientDefaultSchema(ordinalSchema, 1),
  total_items: lenientDefaultSchema(countSchema, 0),
  page_size: lenientOptionalSchema(ordinalSchema),
  pending_page: lenientOptionalSchema(ordinalSchema),
});
export type Paging = z.output<typeof pagingSchema>;

export const noPaging: Paging = { page: 1, total_items: 0 };

/** `live`, `vod` or `scheduled`: docs/provider-api.md PA-78. */
export const streamStateSchema = z.enum(["live", "vod", "scheduled"]);
export type StreamState = z.output<typeof streamStateSchema>;

/** The names of episodes in a series. */
export const seriesUnits = ["episode", "lesson", "part"] as const;

/** The series that a content is an episode of: its place there counts from 1. */
export const seriesPositionSchema = z.object({
  token: lenientOptionalSchema(urlSegmentSchema),
  name: singleLineTextSchema,
  season: lenientOptionalSchema(ordinalSchema),
  episode: lenientOptionalSchema(ordinalSchema),
  episodes: lenientOptionalSchema(ordinalSchema),
  unit: lenientOptionalSchema(z.enum(seriesUnits)),
  group: lenientOptionalSchema(singleLineTextSchema),
});
export type SeriesPosition = z.output<typeof seriesPositionSchema>;

/** The light that a film is seen in, in the order of a day. */
export const timesOfDay = ["dawn", "morning", "noon", "afternoon", "dusk", "night"] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

/** The data of a card of a content, page or paywall. */
export const sectionItemSchema = z.object({
  token: urlSegmentSchema,
  type: z.enum(["video", "page", "paywall"]),
  page_id: lenientOptionalSchema(urlSegmentSchema),
  section_id: lenientOptionalSchema(urlSegmentSchema),
  url: lenientOptionalSchema(textSchema),
  thumbnail: lenientOptionalSchema(webUrlSchema),
  input: lenientDefaultSchema(
    z.object({
      name: lenientOptionalSchema(singleLineTextSchema),
      description: lenientOptionalSchema(multilineTextSchema),
      thumbnail: lenientOptionalSchema(webUrlSchema),
      icon: lenientOptionalSchema(webUrlSchema),
      duration_s: lenientOptionalSchema(secondsSchema),
      stream_state: lenientOptionalSchema(streamStateSchema),
      start_time: lenientOptionalSchema(timestampSchema),
      end_time: lenientOptionalSchema(timestampSchema),
      cancelled: lenientOptionalSchema(z.boolean()),
      published_at: lenientOptionalSchema(timestampSchema),
      available_from: lenientOptionalSchema(timestampSchema),
      available_until: lenientOptionalSchema(timestampSchema),
      light: lenientOptionalSchema(z.enum(timesOfDay)),
      badge: lenientOptionalSchema(singleLineTextSchema),
      level: lenientOptionalSchema(singleLineTextSchema),
      first_content: lenientOptionalSchema(urlSegmentSchema),
      series: lenientOptionalSchema(seriesPositionSchema),
      topic: lenientOptionalSchema(singleLineTextSchema),
      director: lenientOptionalSchema(singleLineTextSchema),
      released_year: lenientOptionalSchema(z.int().min(1870).max(9999)),
      preview: lenientOptionalSchema(webUrlSchema),
      art: lenientOptionalSchema(hexColorSchema),
      aspect: lenientOptionalSchema(z.number().min(0.2).max(5)),
      focus: lenientOptionalSchema(focalPointPercentSchema),
    }),
    {},
  ),
  access: lenientOptionalSchema(z.enum(["free", "signed_in", "paid"])),
  blocked: lenientOptionalSchema(z.enum(["GEO_BLOCK"])),
  paywall: lenientOptionalSchema(paywallSchema),
  progress: lenientOptionalSchema(
    z.object({ current_time_s: secondsSchema, duration_s: secondsSchema }),
  ),
  match: lenientOptionalSchema(z.object({ start_s: secondsSchema, text: singleLineTextSchema })),
});
export type SectionItem = z.output<typeof sectionItemSchema>;

/** A filter for the items of a search or a row, with the number of items of each value: docs/provider-api.md PA-68. */
export const facetSchema = z.object({
  param: z.enum(["stream_state", "metadata.topic", "metadata.length"]),
  values: lenientArraySchema(z.object({ value: textSchema, count: ordinalSchema })),
});
export type Facet = z.output<typeof facetSchema>;

/**
 * The response of section content, personalised or not: `{data, paging}`; that of a search may have facets and a
 * corrected query, that of a row with `showFilters` facets.
 */
export const sectionItemsSchema = z.object({
  data: lenientArraySchema(sectionItemSchema),
  paging: lenientDefaultSchema(pagingSchema, noPaging),
  facets: lenientOptionalSchema(lenientArraySchema(facetSchema)),
  did_you_mean: lenientOptionalSchema(singleLineTextSchema),
});
export type SectionItems = z.output<typeof sectionItemsSchema>;

export const sectionRoles = [
  "content",
  "hero",
  "search",
  "watch_list",
  "continue_watching",
  "paywall",
  "live",
  "text",
  "custom_html",
] as const;
export const sectionLayouts = [
  "hero",
  "carousel",
  "grid",
  "list",
  "single",
  "timeline",
  "month",
  "path",
  "course",
  "day",
  "schedule",
] as const;

/** One row of a page: docs/provider-api.md PA-67. */
export const sectionSchema = z.object({
  token: urlSegmentSchema,
  name: lenientOptionalSchema(singleLineTextSchema),
  description: lenientOptionalSchema(multilineTextSchema),
  role: z.enum(sectionRoles),
  type: lenientDefaultSchema(z.enum(["video", "page", "paywall", "text"]), "video"),
  layout: lenientDefaultSchema(z.enum(sectionLayouts), "carousel"),
  style: lenientDefaultSchema(
    z.object({
      liveUpdate: lenientOptionalSchema(z.boolean()),
      aspectRatio: lenientOptionalSchema(z.enum(["16:9", "2:3", "1:1"])),
      showTitle: lenientOptionalSchema(z.boolean()),
      showDescription: lenientOptionalSchema(z.boolean()),
      showFilters: lenientOptionalSchema(z.boolean()),
    }),
    {},
  ),
  tabs: lenientOptionalSchema(
    lenientArraySchema(z.object({ token: urlSegmentSchema, name: singleLineTextSchema })),
  ),
  selected_tab: lenientOptionalSchema(urlSegmentSchema),
  body: lenientOptionalSchema(z.string()),
  items: lenientOptionalSchema(sectionItemsSchema),
  track: lenientOptionalSchema(z.boolean()),
  error: lenientOptionalSchema(errorBodySchema),
});
export type Section = z.output<typeof sectionSchema>;

/**
 * `GET …/pages/{page_id}/sections`. A `code` of 400 or more empties the list and its paging; any other response
 * without a list is invalid.
 */
export const sectionsSchema = z
  .object({
    data: lenientOptionalSchema(lenientArraySchema(sectionSchema)),
    paging: lenientDefaultSchema(pagingSchema, noPaging),
    code: lenientOptionalSchema(httpStatusSchema),
  })
  .transform(({ data, paging, code = 200 }, context) => {
    if (code >= 400) return { data: [], paging: noPaging, code };
    if (data) return { data, paging, code: undefined };
    context.addIssue({ code: "custom", path: ["data"], message: "expected a list of sections" });
    return z.NEVER;
  });
export type Sections = z.output<typeof sectionsSchema>;
