/**
 * Loads scripts a little later than the page took to arrive, which on a slow line is when most of its
 * picture has arrived too; after `maxDelayMs` at the latest.
 */
export function loadScriptsAfterDelay(
  load: (addresses: string[]) => void,
  addresses: string[],
  maxDelayMs: number,
): void {
  setTimeout(() => load(addresses), Math.min(performance.now() * 1.15, maxDelayMs));
}
