import type { MediaManifest } from "./manifest.ts";
import { mediaPlaylist, type SegmentRun, targetDuration } from "./playlist.ts";
import { type Reel, reelBlocks } from "./reel.ts";
import { segmentsOf } from "./segments.ts";

/** The media playlist of a reel in one rendition, or undefined when the films don't have it. */
export function reelPlaylist(
  reel: Reel,
  rendition: string,
  manifest: MediaManifest,
): string | undefined {
  const runs: SegmentRun[] = [];
  for (const block of reelBlocks(reel, manifest)) {
    const segments = segmentsOf(block.name, block.film, rendition, block.segments);
    if (!segments) return undefined;
    runs.push({ film: block.name, segments });
  }
  const head = { targetS: targetDuration(runs, manifest.segment_s), sequence: 0, vod: true };
  return mediaPlaylist(head, rendition, runs);
}
