import { z } from "zod";
import { focusShare, hexColor, listOf, moment, soft, softOr, text, webAddress } from "./fields.ts";
import { sectionItem, series, streamState } from "./sections.ts";
import { seo } from "./seo.ts";

/** One WebVTT file of a film; `lang` is BCP 47. */
export const captionTrack = z.object({
  src: webAddress,
  lang: text,
  label: text,
  default: soft(z.boolean()),
});

export const chapter = z.object({ start_s: z.number().min(0), title: text });
export type Chapter = z.output<typeof chapter>;

/** The roles of people in a content. */
export const personRoles = ["director", "camera", "teacher", "commentator"] as const;
export type PersonRole = (typeof personRoles)[number];

/** A person who made a content or appears in it; `url` is that of their page on the channel. */
export const person = z.object({
  name: text,
  role: soft(z.enum(personRoles)),
  url: soft(text),
});
export type Person = z.output<typeof person>;

/** The data for the player: times in seconds, URLs absolute. */
export const playback = z.object({
  hls: webAddress,
  poster: soft(webAddress),
  captions: softOr(listOf(captionTrack), []),
  audio_languages: soft(listOf(text)),
  chapters: softOr(listOf(chapter), []),
  storyboard: soft(webAddress),
  dvr: soft(z.boolean()),
  resume_s: soft(z.number().min(0)),
  /** When the addresses stop working, epoch ms by the provider's clock; undefined where they last. */
  expires_at: soft(moment),
});
export type Playback = z.output<typeof playback>;

/** `GET /ch/{ch}/content/{videoId}`, and `/content-preview/{videoId}` in staging mode. */
export const content = z.object({
  token: text,
  user: soft(z.object({ subscribersGroup: soft(text) })),
  alertCount: soft(z.int().min(0)),
  shared_s: soft(z.number().min(0)),
  now: soft(moment),
  input: softOr(
    z.object({
      /** Empty if the provider sends none: pages show a placeholder. */
      name: softOr(text, ""),
      description: soft(text),
      thumbnail: soft(webAddress),
      icon: soft(webAddress),
      keywords: softOr(listOf(text), []),
      people: softOr(listOf(person), []),
      released_year: soft(z.int().min(1870).max(9999)),
      stream_state: softOr(streamState, "vod"),
      start_time: soft(moment),
      end_time: soft(moment),
      cancelled: soft(z.boolean()),
      duration_s: soft(z.number().min(0)),
      published_at: soft(moment),
      series: soft(series),
      topic: soft(text),
      art: soft(hexColor),
      focus: soft(focusShare),
    }),
    { name: "", keywords: [], people: [], stream_state: "vod" },
  ),
  seo: soft(seo),
  playback: soft(playback),
  next: softOr(listOf(sectionItem), []),
  page_id: soft(text),
});
export type Content = z.output<typeof content>;
