/** A new key for one press of a button: a call that is repeated with the same key has one effect. */
// Browsers have randomUUID on HTTPS and on localhost only.
export function createIdempotencyKey(): string {
  const { randomUUID }: { randomUUID?: Crypto["randomUUID"] } = crypto;
  if (randomUUID) return randomUUID.call(crypto);
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
