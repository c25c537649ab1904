import type { Refusal } from "./refuse.ts";

const bad: Refusal = { status: 400 };
// Control characters, spaces and backslashes never belong in a target.
const forbidden = /[\u0000-\u0020\\\u007f]/;

/**
 * Refuses with 400 a request target that is not a plain path and query: absolute form, `*`,
 * malformed percent-encoding (`/%`, `/%E0%A4%A`), dot segments, an encoded NUL or backslash.
 */
export function checkTarget(url: string | undefined): Refusal | undefined {
  if (!url || url.charCodeAt(0) !== 47 || forbidden.test(url)) return bad;
  if (!url.includes("%") && !url.includes("/.")) return undefined;
  return isPlain(pathOf(url)) ? undefined : bad;
}

function pathOf(url: string): string {
  const query = url.indexOf("?");
  return query === -1 ? url : url.slice(0, query);
}

function isPlain(path: string): boolean {
  try {
    const segments = path.split("/").map(decodeURIComponent);
    return segments.every((segment) => !isDots(segment) && !forbidden.test(noSpaces(segment)));
  } catch {
    return false;
  }
}

const isDots = (segment: string) => segment === "." || segment === "..";
const noSpaces = (segment: string) => segment.replaceAll(" ", "");
