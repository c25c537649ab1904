/** The times of a live stream, in seconds on the media element's own clock. */
export type LiveStreamTimes = {
  /** Where the rewind window starts and ends (`video.seekable`). */
  startS: number;
  endS: number;
  /** The live sync position, when the engine knows it. */
  edgeS?: number | undefined;
  timeS: number;
};

/** The rewind window as the seek bar shows it, and how far behind its edge the viewer is. */
export type LiveWindow = { startS: number; edgeS: number; behindS: number; isAtEdge: boolean };

const nativeHoldBackS = 6;
const closeEnoughS = 12;

/** With a shorter rewind window there is no seek bar. */
export const minSeekableWindowS = 60;

/** The window of a live stream. At the edge means within 12 s: a playlist grows by whole segments. */
export function liveWindow({ startS, endS, edgeS, timeS }: LiveStreamTimes): LiveWindow {
  const syncPosition = edgeS ?? endS - nativeHoldBackS;
  const edge = Math.max(startS, Math.min(syncPosition, endS));
  const behindS = Math.max(0, edge - timeS);
  return { startS, edgeS: edge, behindS, isAtEdge: behindS < closeEnoughS };
}
