import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const secretShape = /^[\w-]{43}$/;

/** A secret that nobody guesses: 256 bits as 43 characters that need no encoding in an address. */
export function createSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** True for what `createSecret` could have made. */
export function hasSecretFormat(text: string): boolean {
  return secretShape.test(text);
}

/** What is kept of a secret: its SHA-256, in hexadecimal. A random secret needs no salt. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Compares two secrets in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(one)), Buffer.from(hashSecret(other)));
}

/** A name for something new: `createPrefixedId("vw")` → `"vw_5f0c…"`, 24 characters after the prefix. */
export function createPrefixedId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}
