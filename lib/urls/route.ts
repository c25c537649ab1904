/**
 * What an address asks for, by its path prefix: spec.md § 2. `mobile` is the web view's variant.
 * `pageId` is a page's token or url; `contentId` names the page's text, `videoId` what plays.
 */
export type Route = { mobile: boolean } & (
  | { kind: "home" }
  | { kind: "page"; pageId: string }
  | { kind: "video"; contentId: string; videoId: string; startS: number | undefined }
  | { kind: "error"; code: number }
  | { kind: "broken" }
);

/** Reads an address: `routeOf("/video/blue-hour", query)` → `{ kind: "video", contentId, … }`. */
export function routeOf(pathname: string, query: URLSearchParams): Route {
  const mobile = pathname === "/mobile" || pathname.startsWith("/mobile/");
  const path = mobile ? pathname.slice("/mobile".length) : pathname;
  const segments = decodeSegments(path);
  if (segments === undefined) return { kind: "broken", mobile };
  return { ...routeOfSegments(segments, query), mobile };
}

type Unplaced = Route extends infer R ? (R extends Route ? Omit<R, "mobile"> : never) : never;

function routeOfSegments(segments: string[], query: URLSearchParams): Unplaced {
  const [first, ...rest] = segments;
  if (first === undefined) return { kind: "home" };
  if (first === "error" && rest.length === 0) return { kind: "error", code: codeOf(query) };
  if (first === "pages" && rest.length > 0) {
    return { kind: "page", pageId: query.get("page_id") || rest.join("/") };
  }
  if (first === "video" && rest.length === 1 && rest[0]) {
    const videoId = query.get("video_id") || rest[0];
    return { kind: "video", contentId: rest[0], videoId, startS: secondsOf(query.get("t")) };
  }
  return { kind: "page", pageId: query.get("page_id") || segments.join("/") };
}

/** The decoded segments without empty ones, or undefined when the encoding is broken. */
function decodeSegments(path: string): string[] | undefined {
  try {
    return path
      .split("/")
      .filter((segment) => segment !== "")
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function codeOf(query: URLSearchParams): number {
  const code = Number(query.get("code"));
  return Number.isInteger(code) && code >= 400 && code <= 599 ? code : 404;
}

function secondsOf(text: string | null): number | undefined {
  const seconds = Number(text);
  return text && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
