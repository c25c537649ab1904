/** How long a call to a processor may take, in ms of the real clock; then another process may repeat it. */
export const processorLeaseMs = 60_000;
/** Within the 24 h in which a processor knows a key again. */
export const maxProcessorTries = 12;

const hourMs = 3_600_000;

/** When a processor that did not respond is called again: at once by the next round, then after growing pauses. */
export function nextProcessorRetryAt(attempts: number): Date {
  const pauseMs = attempts === 0 ? 0 : Math.min(2 ** attempts * 5_000, hourMs);
  return new Date(Date.now() + pauseMs);
}
