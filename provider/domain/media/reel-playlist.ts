import type { MediaManifest } from "./media-manifest.ts";
import {
  formatMediaPlaylist,
  type FilmSegmentRun,
  calculateTargetDurationS,
} from "./media-playlist.ts";
import { type Reel, listReelBlocks } from "./reel.ts";
import { listFilmSegments } from "./film-segments.ts";

/** The media playlist of a reel in one rendition, or undefined when the films don't have it. */
export function formatReelPlaylist(
  reel: Reel,
  rendition: string,
  manifest: MediaManifest,
): string | undefined {
  const runs: FilmSegmentRun[] = [];
  for (const block of listReelBlocks(reel, manifest)) {
    const segments = listFilmSegments(block.name, block.film, rendition, block.segments);
    if (!segments) return undefined;
    runs.push({ film: block.name, segments });
  }
  const head = {
    targetS: calculateTargetDurationS(runs, manifest.segment_s),
    sequence: 0,
    vod: true,
  };
  return formatMediaPlaylist(head, rendition, runs);
}
