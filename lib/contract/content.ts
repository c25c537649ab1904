import { z } from "zod";
import {
  countSchema,
  focalPointPercentSchema,
  hexColorSchema,
  languageTagSchema,
  ordinalSchema,
  singleLineTextSchema,
  multilineTextSchema,
  lenientArraySchema,
  timestampSchema,
  secondsSchema,
  lenientOptionalSchema,
  lenientDefaultSchema,
  textSchema,
  urlSegmentSchema,
  webUrlSchema,
} from "./field-schemas.ts";
import { sectionItemSchema, seriesPositionSchema, streamStateSchema } from "./sections.ts";
import { seoSchema } from "./seo.ts";

/** One WebVTT file of a film; `lang` is BCP 47. */
export const captionTrackSchema = z.object({
  src: webUrlSchema,
  lang: lenientDefaultSchema(languageTagSchema, "und"),
  label: singleLineTextSchema,
  default: lenientOptionalSchema(z.boolean()),
});

export const chapterSchema = z.object({ start_s: secondsSchema, title: singleLineTextSchema });
export type Chapter = z.output<typeof chapterSchema>;

/** The roles of people in a content. */
export const personRoles = ["director", "camera", "teacher", "commentator"] as const;
export type PersonRole = (typeof personRoles)[number];

/** A person who made a content or appears in it; `url` is that of their page on the channel. */
export const personSchema = z.object({
  name: singleLineTextSchema,
  role: lenientOptionalSchema(z.enum(personRoles)),
  url: lenientOptionalSchema(textSchema),
});
export type Person = z.output<typeof personSchema>;

/** The data for the player: times in seconds, URLs absolute. */
export const playbackSchema = z.object({
  hls: webUrlSchema,
  poster: lenientOptionalSchema(webUrlSchema),
  /** The picture's size in pixels, of any rendition: its proportions are the player's. */
  width: lenientOptionalSchema(ordinalSchema),
  height: lenientOptionalSchema(ordinalSchema),
  captions: lenientDefaultSchema(lenientArraySchema(captionTrackSchema), []),
  audio_languages: lenientOptionalSchema(lenientArraySchema(languageTagSchema)),
  chapters: lenientDefaultSchema(lenientArraySchema(chapterSchema), []),
  storyboard: lenientOptionalSchema(webUrlSchema),
  dvr: lenientOptionalSchema(z.boolean()),
  resume_s: lenientOptionalSchema(secondsSchema),
  /** When the addresses stop working, epoch ms by the provider's clock; undefined where they last. */
  expires_at: lenientOptionalSchema(timestampSchema),
});
export type Playback = z.output<typeof playbackSchema>;

/** `GET /ch/{ch}/content/{videoId}`, and `/content-preview/{videoId}` in staging mode. */
export const contentSchema = z.object({
  token: urlSegmentSchema,
  user: lenientOptionalSchema(z.object({ subscribersGroup: lenientOptionalSchema(textSchema) })),
  alertCount: lenientOptionalSchema(countSchema),
  shared_s: lenientOptionalSchema(secondsSchema),
  now: lenientOptionalSchema(timestampSchema),
  input: lenientDefaultSchema(
    z.object({
      /** Empty where the provider sends none: the page then shows a default name. */
      name: lenientDefaultSchema(singleLineTextSchema, ""),
      description: lenientOptionalSchema(multilineTextSchema),
      thumbnail: lenientOptionalSchema(webUrlSchema),
      icon: lenientOptionalSchema(webUrlSchema),
      keywords: lenientDefaultSchema(lenientArraySchema(singleLineTextSchema), []),
      people: lenientDefaultSchema(lenientArraySchema(personSchema), []),
      released_year: lenientOptionalSchema(z.int().min(1870).max(9999)),
      stream_state: lenientDefaultSchema(streamStateSchema, "vod"),
      start_time: lenientOptionalSchema(timestampSchema),
      end_time: lenientOptionalSchema(timestampSchema),
      cancelled: lenientOptionalSchema(z.boolean()),
      duration_s: lenientOptionalSchema(secondsSchema),
      published_at: lenientOptionalSchema(timestampSchema),
      series: lenientOptionalSchema(seriesPositionSchema),
      topic: lenientOptionalSchema(singleLineTextSchema),
      art: lenientOptionalSchema(hexColorSchema),
      focus: lenientOptionalSchema(focalPointPercentSchema),
    }),
    { name: "", keywords: [], people: [], stream_state: "vod" },
  ),
  seo: lenientOptionalSchema(seoSchema),
  playback: lenientOptionalSchema(playbackSchema),
  next: lenientDefaultSchema(lenientArraySchema(sectionItemSchema), []),
  page_id: lenientOptionalSchema(urlSegmentSchema),
});
export type Content = z.output<typeof contentSchema>;
