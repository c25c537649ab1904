import type Hls from "hls.js";
import type { Fragment } from "hls.js";

/** Segments shorter than this at the end of a position are left out together with the next one. */
const closeToEndS = 0.25;

/**
 * Leaves the segment at a time out, in all renditions, as if its playlist had `EXT-X-GAP` there: hls.js goes on with the
 * next one and moves the picture over the hole. Returns false where no playlist has a segment at that time.
 */
export function skipSegment(hls: Hls, timeS: number): boolean {
  let isFound = false;
  for (const { details } of [...hls.levels, ...hls.audioTracks]) {
    for (const fragment of details?.fragments ?? []) {
      if (fragment.end <= timeS || fragment.start > timeS) continue;
      markAsGap(fragment);
      isFound = true;
    }
  }
  return isFound;
}

/**
 * The time of the segment that cannot be decoded: of the one that was appended then, else of the one at the position, or
 * the next one where that is all but over.
 */
export function undecodableTime(
  hls: Hls,
  appending: Fragment | undefined,
  positionS: number,
): number {
  if (typeof appending?.sn === "number") return (appending.start + appending.end) / 2;
  const { fragments = [] } = hls.latestLevelDetails ?? {};
  const at = fragments.find(({ start, end }) => start <= positionS && positionS < end);
  return at && at.end - positionS < closeToEndS ? at.end + 0.001 : positionS;
}

/** True where every segment from a time on is left out, so that nothing follows. */
export function hasOnlyGapsAfter(hls: Hls, timeS: number): boolean {
  const details = hls.latestLevelDetails;
  if (!details || details.live) return false;
  const rest = details.fragments.filter(({ end }) => end > timeS + closeToEndS);
  return rest.length > 0 && rest.every(({ gap }) => gap === true);
}

function markAsGap(fragment: Fragment): void {
  fragment.gap = true;
  if (!fragment.tagList.some(([tag]) => tag === "GAP")) fragment.tagList.push(["GAP"]);
}
