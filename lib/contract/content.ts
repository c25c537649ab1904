import { z } from "zod";
import {
  count,
  focusShare,
  hexColor,
  languageTag,
  line,
  lines,
  listOf,
  moment,
  seconds,
  soft,
  softOr,
  text,
  token,
  webAddress,
} from "./fields.ts";
import { sectionItem, series, streamState } from "./sections.ts";
import { seo } from "./seo.ts";

/** One WebVTT file of a film; `lang` is BCP 47. */
export const captionTrack = z.object({
  src: webAddress,
  lang: softOr(languageTag, "und"),
  label: line,
  default: soft(z.boolean()),
});

export const chapter = z.object({ start_s: seconds, title: line });
export type Chapter = z.output<typeof chapter>;

/** The roles of people in a content. */
export const personRoles = ["director", "camera", "teacher", "commentator"] as const;
export type PersonRole = (typeof personRoles)[number];

/** A person who made a content or appears in it; `url` is that of their page on the channel. */
export const person = z.object({
  name: line,
  role: soft(z.enum(personRoles)),
  url: soft(text),
});
export type Person = z.output<typeof person>;

/** The data for the player: times in seconds, URLs absolute. */
export const playback = z.object({
  hls: webAddress,
  poster: soft(webAddress),
  captions: softOr(listOf(captionTrack), []),
  audio_languages: soft(listOf(languageTag)),
  chapters: softOr(listOf(chapter), []),
  storyboard: soft(webAddress),
  dvr: soft(z.boolean()),
  resume_s: soft(seconds),
  /** When the addresses stop working, epoch ms by the provider's clock; undefined where they last. */
  expires_at: soft(moment),
});
export type Playback = z.output<typeof playback>;

/** `GET /ch/{ch}/content/{videoId}`, and `/content-preview/{videoId}` in staging mode. */
export const content = z.object({
  token,
  user: soft(z.object({ subscribersGroup: soft(text) })),
  alertCount: soft(count),
  shared_s: soft(seconds),
  now: soft(moment),
  input: softOr(
    z.object({
      /** Empty where the provider sends none: the page then shows a default name. */
      name: softOr(line, ""),
      description: soft(lines),
      thumbnail: soft(webAddress),
      icon: soft(webAddress),
      keywords: softOr(listOf(line), []),
      people: softOr(listOf(person), []),
      released_year: soft(z.int().min(1870).max(9999)),
      stream_state: softOr(streamState, "vod"),
      start_time: soft(moment),
      end_time: soft(moment),
      cancelled: soft(z.boolean()),
      duration_s: soft(seconds),
      published_at: soft(moment),
      series: soft(series),
      topic: soft(line),
      art: soft(hexColor),
      focus: soft(focusShare),
    }),
    { name: "", keywords: [], people: [], stream_state: "vod" },
  ),
  seo: soft(seo),
  playback: soft(playback),
  next: softOr(listOf(sectionItem), []),
  page_id: soft(token),
});
export type Content = z.output<typeof content>;
