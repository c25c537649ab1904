import { parseCookie } from "cookie";

// Values stay as they were sent: the reader of each knows whether it is encoded.
const withoutDecoding = { decode: (value: string) => value };

/**
 * The value of a cookie that was sent exactly once: `readCookie("a=1; b=2", "b")` → `"2"`. A duplicate may have been
 * set by a sibling channel on the parent domain, so it counts as missing.
 */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  if (!header?.includes(name)) return undefined;
  let found: string | undefined;
  for (const pair of header.split(";")) {
    const value = parseCookie(pair, withoutDecoding)[name];
    if (value === undefined) continue;
    if (found !== undefined) return undefined;
    found = value;
  }
  return found;
}

/** True if a cookie was sent, once or more often. */
export function hasCookie(header: string | null | undefined, name: string): boolean {
  if (!header?.includes(name)) return false;
  return parseCookie(header, withoutDecoding)[name] !== undefined;
}
