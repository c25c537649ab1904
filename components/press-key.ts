/** The `Idempotency-Key` of one press. */
// Browsers have randomUUID on HTTPS and on this machine alone.
export function newKey(): string {
  const { randomUUID }: { randomUUID?: Crypto["randomUUID"] } = crypto;
  if (randomUUID) return randomUUID.call(crypto);
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
