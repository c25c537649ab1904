import type { FilmSegment } from "./film-segments.ts";

/** Segments of one film in a row; `at` (epoch ms) becomes the program date time of the first. */
export type FilmSegmentRun = { film: string; segments: FilmSegment[]; at?: number };

export type MediaPlaylistHeader = {
  targetS: number;
  sequence: number;
  discontinuities?: number;
  vod: boolean;
};

/**
 * A media playlist (RFC 8216, version 7): head, then runs with a discontinuity between them. Addresses are relative
 * to the playlist's folder, so that they are under the path that its own address is signed for.
 */
export function formatMediaPlaylist(
  head: MediaPlaylistHeader,
  rendition: string,
  runs: FilmSegmentRun[],
): string {
  const body = runs.flatMap((run, index) => [
    ...(index > 0 ? ["#EXT-X-DISCONTINUITY"] : []),
    `#EXT-X-MAP:URI="${run.film}/${rendition}/init.mp4"`,
    ...(run.at === undefined ? [] : [`#EXT-X-PROGRAM-DATE-TIME:${new Date(run.at).toISOString()}`]),
    ...run.segments.flatMap(segmentLines),
  ]);
  return [...headLines(head), ...body, ...(head.vod ? ["#EXT-X-ENDLIST"] : []), ""].join("\n");
}

/** Target duration: no segment, rounded, may be longer. */
export function calculateTargetDurationS(runs: FilmSegmentRun[], atLeast: number): number {
  const durations = runs.flatMap((run) => run.segments.map((segment) => segment.durationS));
  return Math.max(Math.ceil(atLeast), ...durations.map(Math.round));
}

function headLines(head: MediaPlaylistHeader): string[] {
  return [
    "#EXTM3U",
    "#EXT-X-VERSION:7",
    "#EXT-X-INDEPENDENT-SEGMENTS",
    `#EXT-X-TARGETDURATION:${head.targetS}`,
    `#EXT-X-MEDIA-SEQUENCE:${head.sequence}`,
    ...(head.discontinuities === undefined
      ? []
      : [`#EXT-X-DISCONTINUITY-SEQUENCE:${head.discontinuities}`]),
    ...(head.vod ? ["#EXT-X-PLAYLIST-TYPE:VOD"] : []),
  ];
}

function segmentLines(segment: FilmSegment): string[] {
  return [`#EXTINF:${Number(segment.durationS.toFixed(5))},`, segment.uri];
}
