import { z } from "zod";

const cue = z.object({ start: z.number(), end: z.number() }).catchall(z.string());

/**
 * What is said in one content, written by hand, and its chapters: `transcripts/{name}.json` of the
 * assets. Seconds of the content; a cue has its text under the tag of each language.
 */
export const transcriptSchema = z.object({
  languages: z.array(z.string()).min(1),
  chapters: z.array(z.object({ title: z.string(), start_s: z.number() })),
  cues: z.array(cue),
});
export type Transcript = z.output<typeof transcriptSchema>;
