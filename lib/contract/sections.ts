import { z } from "zod";
import { hexColor, listOf, moment, soft, softOr, text, webAddress } from "./fields.ts";
import { errorAnswer } from "./error-answer.ts";

/** Paging counts pages from 1; a next page exists while `page * page_size < total_items`. */
export const paging = z.object({
  page: softOr(z.int().min(1), 1),
  total_items: softOr(z.int().min(0), 0),
  page_size: soft(z.int().min(1)),
  pending_page: soft(z.int().min(1)),
});
export type Paging = z.output<typeof paging>;

export const noPaging: Paging = { page: 1, total_items: 0 };

/** `live`, `vod` or `scheduled`: docs/provider-api.md PA-78. */
export const streamState = z.enum(["live", "vod", "scheduled"]);
export type StreamState = z.output<typeof streamState>;

/** What is shown of a content, page or paywall on a card. */
export const sectionItem = z.object({
  token: text,
  type: z.enum(["video", "page", "paywall"]),
  page_id: soft(text),
  section_id: soft(text),
  url: soft(text),
  thumbnail: soft(webAddress),
  input: z.object({
    name: text,
    description: soft(text),
    thumbnail: soft(webAddress),
    icon: soft(webAddress),
    duration_s: soft(z.number().min(0)),
    stream_state: soft(streamState),
    start_time: soft(moment),
    published_at: soft(moment),
    badge: soft(text),
    preview: soft(webAddress),
    art: soft(hexColor),
  }),
  access: soft(z.enum(["free", "signed_in", "paid"])),
});
export type SectionItem = z.output<typeof sectionItem>;

/** Answer of section content, personalised or not: `{data, paging}`. */
export const sectionItems = z.object({
  data: listOf(sectionItem),
  paging: softOr(paging, noPaging),
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
export const sectionLayouts = ["hero", "carousel", "grid", "list", "single"] as const;

/** One row of a page: docs/provider-api.md PA-67. */
export const section = z.object({
  token: text,
  name: soft(text),
  description: soft(text),
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
  tabs: soft(listOf(z.object({ token: text, name: text }))),
  selected_tab: soft(text),
  body: soft(z.string()),
  items: soft(sectionItems),
  track: soft(z.boolean()),
  error: soft(errorAnswer),
});
export type Section = z.output<typeof section>;

/**
 * `GET …/pages/{page_id}/sections`. A `code` of 400 or more empties the list and its paging; any
 * other answer without a list is a wrong shape.
 */
export const sections = z
  .object({
    data: soft(listOf(section)),
    paging: softOr(paging, noPaging),
    code: soft(z.int()),
  })
  .transform(({ data, ...rest }, context) => {
    const { code } = rest;
    if (code !== undefined && code >= 400) return { data: [], paging: noPaging, code };
    if (data) return { data, ...rest };
    context.addIssue({ code: "custom", path: ["data"], message: "expected a list of sections" });
    return z.NEVER;
  });
export type Sections = z.output<typeof sections>;
