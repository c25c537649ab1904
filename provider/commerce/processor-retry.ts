/** How long whoever asks a processor has for it, in ms of the real clock; then another may ask. */
export const processorLeaseMs = 60_000;
/** Within the 24 h in which a processor knows a key again. */
export const maxProcessorTries = 12;

const hourMs = 3_600_000;

/** When a processor that gave no answer is asked again: at once by the next round, then ever later. */
export function retryProcessorAt(attempts: number): Date {
  const pauseMs = attempts === 0 ? 0 : Math.min(2 ** attempts * 5_000, hourMs);
  return new Date(Date.now() + pauseMs);
}
