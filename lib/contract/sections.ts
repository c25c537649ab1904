import { z } from "zod";
import {
  count,
  focusShare,
  hexColor,
  httpStatus,
  line,
  lines,
  listOf,
  moment,
  ordinal,
  seconds,
  soft,
  softOr,
  text,
  token,
  webAddress,
} from "./fields.ts";
import { errorBody } from "./error-body.ts";
import { paywall } from "./paywall.ts";

/** Paging counts pages from 1; a next page exists while `page * page_size < total_items`. */
export const paging = z.object({
  page: softOr(ordinal, 1),
  total_items: softOr(count, 0),
  page_size: soft(ordinal),
  pending_page: soft(ordinal),
});
export type Paging = z.output<typeof paging>;

export const noPaging: Paging = { page: 1, total_items: 0 };

/** `live`, `vod` or `scheduled`: docs/provider-api.md PA-78. */
export const streamState = z.enum(["live", "vod", "scheduled"]);
export type StreamState = z.output<typeof streamState>;

/** The names of episodes in a series. */
export const seriesUnits = ["episode", "lesson", "part"] as const;

/** The series that a content is an episode of: its place there counts from 1. */
export const series = z.object({
  token: soft(token),
  name: line,
  season: soft(ordinal),
  episode: soft(ordinal),
  episodes: soft(ordinal),
  unit: soft(z.enum(seriesUnits)),
  group: soft(line),
});
export type Series = z.output<typeof series>;

/** The light that a film is seen in, in the order of a day. */
export const lights = ["dawn", "morning", "noon", "afternoon", "dusk", "night"] as const;
export type Light = (typeof lights)[number];

/** The data of a card of a content, page or paywall. */
export const sectionItem = z.object({
  token,
  type: z.enum(["video", "page", "paywall"]),
  page_id: soft(token),
  section_id: soft(token),
  url: soft(text),
  thumbnail: soft(webAddress),
  input: softOr(
    z.object({
      name: soft(line),
      description: soft(lines),
      thumbnail: soft(webAddress),
      icon: soft(webAddress),
      duration_s: soft(seconds),
      stream_state: soft(streamState),
      start_time: soft(moment),
      end_time: soft(moment),
      cancelled: soft(z.boolean()),
      published_at: soft(moment),
      available_from: soft(moment),
      available_until: soft(moment),
      light: soft(z.enum(lights)),
      badge: soft(line),
      level: soft(line),
      first_content: soft(token),
      series: soft(series),
      topic: soft(line),
      director: soft(line),
      released_year: soft(z.int().min(1870).max(9999)),
      preview: soft(webAddress),
      art: soft(hexColor),
      aspect: soft(z.number().min(0.2).max(5)),
      focus: soft(focusShare),
    }),
    {},
  ),
  access: soft(z.enum(["free", "signed_in", "paid"])),
  blocked: soft(z.enum(["GEO_BLOCK"])),
  paywall: soft(paywall),
  progress: soft(z.object({ current_time_s: seconds, duration_s: seconds })),
  match: soft(z.object({ start_s: seconds, text: line })),
});
export type SectionItem = z.output<typeof sectionItem>;

/** A filter for the results of a search, with the number of results of each value: docs/provider-api.md PA-68. */
export const facet = z.object({
  param: z.enum(["stream_state", "metadata.topic", "metadata.length"]),
  values: listOf(z.object({ value: text, count: ordinal })),
});
export type Facet = z.output<typeof facet>;

/**
 * The response of section content, personalised or not: `{data, paging}`; that of a search may have facets and a
 * corrected query.
 */
export const sectionItems = z.object({
  data: listOf(sectionItem),
  paging: softOr(paging, noPaging),
  facets: soft(listOf(facet)),
  did_you_mean: soft(line),
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
export const section = z.object({
  token,
  name: soft(line),
  description: soft(lines),
  role: z.enum(sectionRoles),
  type: softOr(z.enum(["video", "page", "paywall", "text"]), "video"),
  layout: softOr(z.enum(sectionLayouts), "carousel"),
  style: softOr(
    z.object({
      liveUpdate: soft(z.boolean()),
      aspectRatio: soft(z.enum(["16:9", "2:3", "1:1"])),
      showTitle: soft(z.boolean()),
      showDescription: soft(z.boolean()),
    }),
    {},
  ),
  tabs: soft(listOf(z.object({ token, name: line }))),
  selected_tab: soft(token),
  body: soft(z.string()),
  items: soft(sectionItems),
  track: soft(z.boolean()),
  error: soft(errorBody),
});
export type Section = z.output<typeof section>;

/**
 * `GET …/pages/{page_id}/sections`. A `code` of 400 or more empties the list and its paging; any other response
 * without a list is invalid.
 */
export const sections = z
  .object({
    data: soft(listOf(section)),
    paging: softOr(paging, noPaging),
    code: soft(httpStatus),
  })
  .transform(({ data, paging, code = 200 }, context) => {
    if (code >= 400) return { data: [], paging: noPaging, code };
    if (data) return { data, paging, code: undefined };
    context.addIssue({ code: "custom", path: ["data"], message: "expected a list of sections" });
    return z.NEVER;
  });
export type Sections = z.output<typeof sections>;
