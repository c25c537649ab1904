const parts = 10_000;

/**
 * Whether a viewer is among the `rate` percent that are measured: always the same answer for the same client id,
 * so a visit is measured as a whole or not at all. docs/behaviour.md BE-290.
 */
export function isSampled(clientId: string, rate: number): boolean {
  let hash = 0x811c9dc5;
  for (let at = 0; at < clientId.length; at += 1) {
    hash = Math.imul(hash ^ clientId.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0) % parts < (rate / 100) * parts;
}
