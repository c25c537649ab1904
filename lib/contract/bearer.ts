import { z } from "zod";

/**
 * An access token: 1 to 4,000 visible ASCII characters, so that it is valid in a header. Any other value in a URL, a
 * cookie or a response is ignored. docs/security.md SE-60.
 */
export const bearerSchema = z.string().regex(/^[\x21-\x7e]{1,4000}$/, "expected an access token");

/** `isBearer("a token")` → `false`. */
export function isBearer(text: string): boolean {
  return bearerSchema.safeParse(text).success;
}
