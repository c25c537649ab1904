import { z } from "zod";
import type { Transcript } from "./transcript.ts";

const rendition = z.object({
  name: z.string(),
  width: z.int(),
  height: z.int(),
  bandwidth: z.int(),
  average_bandwidth: z.int().optional(),
  codecs: z.string(),
  frame_rate: z.number(),
  durations: z.array(z.number()).min(1),
});

const film = z.object({
  duration_s: z.number(),
  segments: z.int().min(1),
  video: z.array(rendition).min(1),
  audio: z.object({
    name: z.string(),
    codecs: z.string(),
    bandwidth: z.int(),
    average_bandwidth: z.int().optional(),
    durations: z.array(z.number()).min(1),
  }),
  storyboard: z.object({
    width: z.int(),
    height: z.int(),
    columns: z.int(),
    every_s: z.number(),
    count: z.int(),
  }),
  preview: z.boolean().default(false),
  art: z.string(),
});

const picture = z.object({
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()).min(1),
  art: z.string(),
  focus: z.number().optional(),
});

/** `provider/assets/manifest.json`: what the media script made. Durations are seconds. */
export const mediaManifestSchema = z.object({
  segment_s: z.number(),
  films: z.record(z.string(), film),
  art: z.record(z.string(), picture),
});
/** What the media script made, and the transcripts by their names. */
export type MediaManifest = z.output<typeof mediaManifestSchema> & {
  transcripts: ReadonlyMap<string, Transcript>;
};
export type FilmMedia = z.output<typeof film>;
export type VideoRendition = z.output<typeof rendition>;
