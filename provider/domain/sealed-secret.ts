import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Which secret is meant: a sealed one opens for no other. */
export type SealedSecretUse = { purpose: string; subject: string };

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts a secret that is stored: AES-256-GCM by a key derived from the provider's secret. docs/security.md SE-243 */
export function sealSecret(providerSecret: string, use: SealedSecretUse, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(providerSecret, use), iv);
  cipher.setAAD(Buffer.from(use.subject));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The text of a sealed secret; undefined where another secret or subject sealed it. */
export function openSealedSecret(
  providerSecret: string,
  use: SealedSecretUse,
  sealed: string,
): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < ivBytes + tagBytes) return undefined;
  const decipher = createDecipheriv(
    algorithm,
    keyOf(providerSecret, use),
    bytes.subarray(0, ivBytes),
  );
  decipher.setAAD(Buffer.from(use.subject));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const opened = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
    return Buffer.concat(opened).toString("utf8");
  } catch {
    return undefined;
  }
}

function keyOf(providerSecret: string, { purpose }: SealedSecretUse): Buffer {
  return Buffer.from(hkdfSync("sha256", providerSecret, "", `marquee ${purpose}`, 32));
}
