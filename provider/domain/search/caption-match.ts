import type { ContentRecord } from "../catalogue/catalogue-records.ts";

/** A line of a transcript; seconds of the content. */
type CaptionLine = { transcript: string; startS: number; text: string };

/** The moment of a content at which a line is spoken: docs/provider-api.md PA-68. */
export type CaptionMatch = { start_s: number; text: string };

/** When one of these lines is spoken in a content; undefined where it says none of them. */
export function findCaptionMatch(
  { transcript }: Pick<ContentRecord, "transcript">,
  lines: CaptionLine[],
): CaptionMatch | undefined {
  const line = lines.find((one) => one.transcript === transcript);
  return line && { start_s: Math.floor(line.startS), text: line.text };
}
