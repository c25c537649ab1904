/**
 * Whether the owner's code and CSS may stand on the page of an address: nowhere that somebody signs in,
 * keeps an account, pays or reads of a failure, in the web view neither:
 * `mayCarryOwnerCode("/mobile/user/signIn")` → `false`. safety.md, Content and scripts.
 * The browser loads the pages without it anew (components/links/soft-path.ts has the same list).
 */
export function mayCarryOwnerCode(pathname: string): boolean {
  const segments = decoded(pathname);
  if (segments === undefined) return false;
  const [first, second] = segments;
  const place = first === "mobile" ? second : first;
  return place === undefined || !without.has(place);
}

const without = new Set(["user", "payment", "error", "api", "ads"]);

/** Lower case, so that no spelling of a path gets past; undefined when the encoding is broken. */
function decoded(pathname: string): string[] | undefined {
  try {
    const segments = pathname.split("/").filter((segment) => segment !== "");
    return segments.map((segment) => decodeURIComponent(segment).toLowerCase());
  } catch {
    return undefined;
  }
}
