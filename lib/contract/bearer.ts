import { z } from "zod";

/**
 * An access token: 1 to 4,000 visible ASCII characters, so that it can stand in a header. docs/security.md SE-60.
 * Whatever else comes in its place, in an address, a cookie or an answer, is none.
 */
export const bearer = z.string().regex(/^[\x21-\x7e]{1,4000}$/, "expected an access token");

/** `isBearer("a token")` → `false`. */
export function isBearer(text: string): boolean {
  return bearer.safeParse(text).success;
}
