const firstDelayMs = 1000;
const maxDelayMs = 15_000;

/** Attempts before the viewer sees an error; the engine continues to retry after that. */
export const attemptsBeforeError = 3;

/** How long to wait before attempt `attempt` (0 is the first): 1 s, doubled each time, 15 s at most. */
export function retryDelay(attempt: number): number {
  return Math.min(maxDelayMs, firstDelayMs * 2 ** attempt);
}

/** Calls `listener` when the network returns; the returned function stops that. */
export function onOnline(listener: () => void): () => void {
  addEventListener("online", listener);
  return () => removeEventListener("online", listener);
}
