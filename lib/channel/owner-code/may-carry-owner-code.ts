import { firstSegments } from "../../urls/routes.ts";

/** First segments that are not `ownerCode` in the table of routes, under `/mobile` as well. */
const barred = new Set(firstSegments((row) => !row.ownerCode));

/**
 * Whether the owner's code and CSS are allowed on the page at a path: not where viewers sign in, manage an account,
 * pay or get an error, nor on the same pages in the web view: `mayCarryOwnerCode("/mobile/user/signIn")` → `false`.
 * docs/security.md SE-25.
 */
export function mayCarryOwnerCode(pathname: string): boolean {
  const segments = decoded(pathname);
  if (segments === undefined) return false;
  const [first, second] = segments;
  const segment = first === "mobile" ? second : first;
  return segment === undefined || !barred.has(segment);
}

/** Lower case, so that no spelling of a path gets past; undefined when the encoding is broken. */
function decoded(pathname: string): string[] | undefined {
  try {
    const segments = pathname.split("/").filter((segment) => segment !== "");
    return segments.map((segment) => decodeURIComponent(segment).toLowerCase());
  } catch {
    return undefined;
  }
}
