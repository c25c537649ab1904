/** The key of one press: a call that is sent again with it is made once. */
// Browsers have randomUUID on HTTPS and on this machine alone.
export function createIdempotencyKey(): string {
  const { randomUUID }: { randomUUID?: Crypto["randomUUID"] } = crypto;
  if (randomUUID) return randomUUID.call(crypto);
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
