import { randomBytes } from "node:crypto";

/**
 * Stands for the nonce while a page is rendered, and is taken out afterwards: docs/security.md SE-22. Secret,
 * since a script that carried it would get a hash.
 */
export function makeNoncePlaceholder(): string {
  return `noncePlaceholder${randomBytes(18).toString("hex")}`;
}

/** Finds a placeholder, of whichever process, in what a process has sent. */
export const noncePlaceholderSyntax = /noncePlaceholder[0-9a-f]{36}/;
