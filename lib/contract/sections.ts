import { z } from "zod";
import {
  countSchema,
  focusShare,
  hexColor,
  httpStatus,
  singleLineTextSchema,
  multilineTextSchema,
  listOf,
  timestampSchema,
  ordinalSchema,
  secondsSchema,
  dropInvalid,
  replaceInvalid,
  textSchema,
  tokenSchema,
  webAddress,
} from "./fields.ts";
import { errorBody } from "./error-body.ts";
import { paywallSchema } from "./paywall.ts";

/** Paging counts pages from 1; a next page exists while `page * page_size < total_items`. */
export const pagingSchema = z.object({
  page: replaceInvalid(ordinalSchema, 1),
  total_items: replaceInvalid(countSchema, 0),
  page_size: dropInvalid(ordinalSchema),
  pending_page: dropInvalid(ordinalSchema),
});
export type Paging = z.output<typeof pagingSchema>;

export const noPaging: Paging = { page: 1, total_items: 0 };

/** `live`, `vod` or `scheduled`: docs/provider-api.md PA-78. */
export const streamState = z.enum(["live", "vod", "scheduled"]);
export type StreamState = z.output<typeof streamState>;

/** The names of episodes in a series. */
export const seriesUnits = ["episode", "lesson", "part"] as const;

/** The series that a content is an episode of: its place there counts from 1. */
export const seriesSchema = z.object({
  token: dropInvalid(tokenSchema),
  name: singleLineTextSchema,
  season: dropInvalid(ordinalSchema),
  episode: dropInvalid(ordinalSchema),
  episodes: dropInvalid(ordinalSchema),
  unit: dropInvalid(z.enum(seriesUnits)),
  group: dropInvalid(singleLineTextSchema),
});
export type Series = z.output<typeof seriesSchema>;

/** The light that a film is seen in, in the order of a day. */
export const lightsOfDay = ["dawn", "morning", "noon", "afternoon", "dusk", "night"] as const;
export type LightOfDay = (typeof lightsOfDay)[number];

/** The data of a card of a content, page or paywall. */
export const sectionItem = z.object({
  token: tokenSchema,
  type: z.enum(["video", "page", "paywall"]),
  page_id: dropInvalid(tokenSchema),
  section_id: dropInvalid(tokenSchema),
  url: dropInvalid(textSchema),
  thumbnail: dropInvalid(webAddress),
  input: replaceInvalid(
    z.object({
      name: dropInvalid(singleLineTextSchema),
      description: dropInvalid(multilineTextSchema),
      thumbnail: dropInvalid(webAddress),
      icon: dropInvalid(webAddress),
      duration_s: dropInvalid(secondsSchema),
      stream_state: dropInvalid(streamState),
      start_time: dropInvalid(timestampSchema),
      end_time: dropInvalid(timestampSchema),
      cancelled: dropInvalid(z.boolean()),
      published_at: dropInvalid(timestampSchema),
      available_from: dropInvalid(timestampSchema),
      available_until: dropInvalid(timestampSchema),
      light: dropInvalid(z.enum(lightsOfDay)),
      badge: dropInvalid(singleLineTextSchema),
      level: dropInvalid(singleLineTextSchema),
      first_content: dropInvalid(tokenSchema),
      series: dropInvalid(seriesSchema),
      topic: dropInvalid(singleLineTextSchema),
      director: dropInvalid(singleLineTextSchema),
      released_year: dropInvalid(z.int().min(1870).max(9999)),
      preview: dropInvalid(webAddress),
      art: dropInvalid(hexColor),
      aspect: dropInvalid(z.number().min(0.2).max(5)),
      focus: dropInvalid(focusShare),
    }),
    {},
  ),
  access: dropInvalid(z.enum(["free", "signed_in", "paid"])),
  blocked: dropInvalid(z.enum(["GEO_BLOCK"])),
  paywall: dropInvalid(paywallSchema),
  progress: dropInvalid(z.object({ current_time_s: secondsSchema, duration_s: secondsSchema })),
  match: dropInvalid(z.object({ start_s: secondsSchema, text: singleLineTextSchema })),
});
export type SectionItem = z.output<typeof sectionItem>;

/** A filter for the results of a search, with the number of results of each value: docs/provider-api.md PA-68. */
export const facetSchema = z.object({
  param: z.enum(["stream_state", "metadata.topic", "metadata.length"]),
  values: listOf(z.object({ value: textSchema, count: ordinalSchema })),
});
export type Facet = z.output<typeof facetSchema>;

/**
 * The response of section content, personalised or not: `{data, paging}`; that of a search may have facets and a
 * corrected query.
 */
export const sectionItems = z.object({
  data: listOf(sectionItem),
  paging: replaceInvalid(pagingSchema, noPaging),
  facets: dropInvalid(listOf(facetSchema)),
  did_you_mean: dropInvalid(singleLineTextSchema),
});
export type SectionItems = z.output<typeof sectionItems>;

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
  token: tokenSchema,
  name: dropInvalid(singleLineTextSchema),
  description: dropInvalid(multilineTextSchema),
  role: z.enum(sectionRoles),
  type: replaceInvalid(z.enum(["video", "page", "paywall", "text"]), "video"),
  layout: replaceInvalid(z.enum(sectionLayouts), "carousel"),
  style: replaceInvalid(
    z.object({
      liveUpdate: dropInvalid(z.boolean()),
      aspectRatio: dropInvalid(z.enum(["16:9", "2:3", "1:1"])),
      showTitle: dropInvalid(z.boolean()),
      showDescription: dropInvalid(z.boolean()),
    }),
    {},
  ),
  tabs: dropInvalid(listOf(z.object({ token: tokenSchema, name: singleLineTextSchema }))),
  selected_tab: dropInvalid(tokenSchema),
  body: dropInvalid(z.string()),
  items: dropInvalid(sectionItems),
  track: dropInvalid(z.boolean()),
  error: dropInvalid(errorBody),
});
export type Section = z.output<typeof sectionSchema>;

/**
 * `GET …/pages/{page_id}/sections`. A `code` of 400 or more empties the list and its paging; any other response
 * without a list is invalid.
 */
export const sectionsSchema = z
  .object({
    data: dropInvalid(listOf(sectionSchema)),
    paging: replaceInvalid(pagingSchema, noPaging),
    code: dropInvalid(httpStatus),
  })
  .transform(({ data, paging, code = 200 }, context) => {
    if (code >= 400) return { data: [], paging: noPaging, code };
    if (data) return { data, paging, code: undefined };
    context.addIssue({ code: "custom", path: ["data"], message: "expected a list of sections" });
    return z.NEVER;
  });
export type Sections = z.output<typeof sectionsSchema>;
