import { hasOnlyGapsAfter } from "./skip-segment.ts";
import type { RunningHls } from "./running-hls.ts";

const everyMs = 500;
/** How long a picture stands before it is moved over a hole of a live stream. */
const holeMs = 1_500;
/** How long a picture stands, with nothing on its way, before the stream is loaded anew. */
const stuckMs = 8_000;
const haveFutureData = 3;
const pastTheHoleS = 0.05;

/**
 * Ends stalls that hls.js leaves: a live picture before a hole moves over it, a film whose last segments are left out ends,
 * and a stream that stands with an error, or although nothing is on its way, is reported to `onStuck`. Returns a function that stops it.
 */
export function watchStalls(
  video: HTMLVideoElement,
  { Hls, hls }: RunningHls,
  { isLive, onStuck }: { isLive: boolean; onStuck: () => void },
): () => void {
  let standsSince: number | undefined;
  let lastTime = -1;
  const check = () => {
    const { currentTime, paused, ended, readyState, error } = video;
    const canPlay = readyState >= haveFutureData && !error;
    const stands = !paused && !ended && !canPlay && currentTime === lastTime;
    lastTime = currentTime;
    if (!stands) return void (standsSince = undefined);
    standsSince ??= performance.now();
    const standsMs = performance.now() - standsSince;
    if (standsMs < holeMs) return;
    // hls.js may take an error for handled that the element still has.
    if (error) return reportStuck();
    if (hasOnlyGapsAfter(hls, bufferEnd(video)))
      return void hls.trigger(Hls.Events.BUFFER_EOS, { type: null });
    if (isLoadingSegment(hls)) return;
    // hls.js moves a film over its holes.
    const start = isLive && !video.seeking ? nextBufferStart(video) : undefined;
    if (start !== undefined) video.currentTime = start + pastTheHoleS;
    else if (standsMs >= stuckMs) reportStuck();
  };
  const reportStuck = () => {
    standsSince = undefined;
    onStuck();
  };
  const timer = setInterval(check, everyMs);
  return () => clearInterval(timer);
}

/** Where the buffered part at the position ends: a picture may stand a little before that. */
function bufferEnd({ buffered, currentTime }: HTMLVideoElement): number {
  for (let at = 0; at < buffered.length; at += 1) {
    if (buffered.start(at) <= currentTime && currentTime <= buffered.end(at)) {
      return buffered.end(at);
    }
  }
  return currentTime;
}

/** Where the next buffered part begins, if the position is in a hole before it. */
function nextBufferStart({ buffered, currentTime }: HTMLVideoElement): number | undefined {
  for (let at = 0; at < buffered.length; at += 1) {
    const start = buffered.start(at);
    if (start > currentTime) return start;
  }
  return undefined;
}

function isLoadingSegment(hls: RunningHls["hls"]): boolean {
  const { main, audio } = hls.inFlightFragments;
  return [main, audio].some((flight) => flight?.state === "FRAG_LOADING");
}
