const firstDelayMs = 1000;
const maxDelayMs = 15_000;

/** Attempts made before the viewer is told; the engine goes on trying after that. */
export const patience = 3;

/** How long to wait before attempt `attempt` (0 is the first): 1 s, doubled each time, 15 s at most. */
export function retryDelay(attempt: number): number {
  return Math.min(maxDelayMs, firstDelayMs * 2 ** attempt);
}
