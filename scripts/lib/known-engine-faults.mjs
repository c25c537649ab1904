/**
 * Faults of a browser engine itself, which no test can avoid: docs/testing.md, Known faults of engines. A failed test
 * is excused by the exact signs of one of them alone.
 * @typedef {{ readyState: number, isPaused: boolean, hasError: boolean, time: number, duration: number, buffered: [number, number][] }} VideoState
 */

/** A run with more of them fails: the fault is ours, then, or a new one. */
export const maxKnownFaults = 2;

/** HTMLMediaElement.HAVE_METADATA: there is no picture for the current time. */
const haveMetadata = 1;
/** Seconds after which an engine goes on with what it has buffered, or to the end of the film. */
const enoughS = 2;

/**
 * What a film that stands still shows of a known fault; both states are of one film, five seconds apart.
 * @param {string} engine a name of `engines()`
 * @param {VideoState} before
 * @param {VideoState} after
 * @returns {string | undefined}
 */
export function findKnownFault(engine, before, after) {
  const isSame = before.time === after.time;
  const stands = [before, after].every((state) => standsWithFullBuffer(state));
  if (engine !== "WebKitGTK" || !isSame || !stands) return undefined;
  return "WebKitGTK stands at readyState 1 with a full buffer";
}

/** @param {VideoState} state */
function standsWithFullBuffer({ readyState, isPaused, hasError, time, duration, buffered }) {
  const wanted = Math.min(time + enoughS, duration);
  const isBuffered = buffered.some(([start, end]) => start <= time && end >= wanted);
  return readyState === haveMetadata && !isPaused && !hasError && isBuffered;
}

/**
 * What a run with known faults amounts to. `failures` are all others.
 * @param {{ known: string[], failures: string[] }} found
 * @returns {{ failed: number, failures: string[], notes: string[] }}
 */
export function judgeKnownFaults({ known, failures }) {
  const isLottery = known.length <= maxKnownFaults;
  const all = isLottery ? failures : [...failures, ...known];
  const note = `Known faults of engines: ${known.length} (a run fails above ${maxKnownFaults})`;
  const notes = known.length > 0 ? [[note, ...known].join("\n  ")] : [];
  return { failed: all.length, failures: all, notes };
}
