import type { ContentRecord } from "../catalogue/records.ts";
import type { Manifest } from "../media/manifest.ts";
import { reelBlocks, reelOf } from "../media/reel.ts";

/** A line of a film's captions; seconds of the film. */
type HeardLine = { film: string; startS: number; text: string };

/** The moment of a content at which a line is spoken: docs/provider-api.md PA-68. */
export type CaptionMatch = { start_s: number; text: string };

/** When one of these lines is first spoken in a content; undefined where it ends before. */
export function captionMatchOf(
  { films, durationS }: Pick<ContentRecord, "films" | "durationS">,
  lines: HeardLine[],
  manifest: Manifest,
): CaptionMatch | undefined {
  const known = films.filter((film) => Object.hasOwn(manifest.films, film));
  if (known.length === 0) return undefined;
  for (const block of reelBlocks(reelOf(known, durationS, manifest), manifest)) {
    const line = lines.find(({ film, startS }) => film === block.name && startS < block.lengthS);
    if (line) return { start_s: Math.floor(block.startS + line.startS), text: line.text };
  }
  return undefined;
}
