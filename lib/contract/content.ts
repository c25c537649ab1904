import { z } from "zod";
import {
  countSchema,
  focusShare,
  hexColor,
  languageTag,
  ordinalSchema,
  singleLineTextSchema,
  multilineTextSchema,
  listOf,
  timestampSchema,
  secondsSchema,
  dropInvalid,
  replaceInvalid,
  textSchema,
  tokenSchema,
  webAddress,
} from "./fields.ts";
import { sectionItem, seriesSchema, streamState } from "./sections.ts";
import { seoSchema } from "./seo.ts";

/** One WebVTT file of a film; `lang` is BCP 47. */
export const captionTrack = z.object({
  src: webAddress,
  lang: replaceInvalid(languageTag, "und"),
  label: singleLineTextSchema,
  default: dropInvalid(z.boolean()),
});

export const chapterSchema = z.object({ start_s: secondsSchema, title: singleLineTextSchema });
export type Chapter = z.output<typeof chapterSchema>;

/** The roles of people in a content. */
export const personRoles = ["director", "camera", "teacher", "commentator"] as const;
export type PersonRole = (typeof personRoles)[number];

/** A person who made a content or appears in it; `url` is that of their page on the channel. */
export const personSchema = z.object({
  name: singleLineTextSchema,
  role: dropInvalid(z.enum(personRoles)),
  url: dropInvalid(textSchema),
});
export type Person = z.output<typeof personSchema>;

/** The data for the player: times in seconds, URLs absolute. */
export const playbackSchema = z.object({
  hls: webAddress,
  poster: dropInvalid(webAddress),
  /** The picture's size in pixels, of any rendition: its proportions are the player's. */
  width: dropInvalid(ordinalSchema),
  height: dropInvalid(ordinalSchema),
  captions: replaceInvalid(listOf(captionTrack), []),
  audio_languages: dropInvalid(listOf(languageTag)),
  chapters: replaceInvalid(listOf(chapterSchema), []),
  storyboard: dropInvalid(webAddress),
  dvr: dropInvalid(z.boolean()),
  resume_s: dropInvalid(secondsSchema),
  /** When the addresses stop working, epoch ms by the provider's clock; undefined where they last. */
  expires_at: dropInvalid(timestampSchema),
});
export type Playback = z.output<typeof playbackSchema>;

/** `GET /ch/{ch}/content/{videoId}`, and `/content-preview/{videoId}` in staging mode. */
export const contentSchema = z.object({
  token: tokenSchema,
  user: dropInvalid(z.object({ subscribersGroup: dropInvalid(textSchema) })),
  alertCount: dropInvalid(countSchema),
  shared_s: dropInvalid(secondsSchema),
  now: dropInvalid(timestampSchema),
  input: replaceInvalid(
    z.object({
      /** Empty where the provider sends none: the page then shows a default name. */
      name: replaceInvalid(singleLineTextSchema, ""),
      description: dropInvalid(multilineTextSchema),
      thumbnail: dropInvalid(webAddress),
      icon: dropInvalid(webAddress),
      keywords: replaceInvalid(listOf(singleLineTextSchema), []),
      people: replaceInvalid(listOf(personSchema), []),
      released_year: dropInvalid(z.int().min(1870).max(9999)),
      stream_state: replaceInvalid(streamState, "vod"),
      start_time: dropInvalid(timestampSchema),
      end_time: dropInvalid(timestampSchema),
      cancelled: dropInvalid(z.boolean()),
      duration_s: dropInvalid(secondsSchema),
      published_at: dropInvalid(timestampSchema),
      series: dropInvalid(seriesSchema),
      topic: dropInvalid(singleLineTextSchema),
      art: dropInvalid(hexColor),
      focus: dropInvalid(focusShare),
    }),
    { name: "", keywords: [], people: [], stream_state: "vod" },
  ),
  seo: dropInvalid(seoSchema),
  playback: dropInvalid(playbackSchema),
  next: replaceInvalid(listOf(sectionItem), []),
  page_id: dropInvalid(tokenSchema),
});
export type Content = z.output<typeof contentSchema>;
