/** The pages under `/user`. */
export const userPages = [
  "signIn",
  "signUp",
  "account",
  "logout",
  "userRegistration",
  "changePassword",
  "verify",
  "forgotPassword",
  "passwordExpired",
] as const;
export type UserPage = (typeof userPages)[number];

/**
 * What an address asks for, by its path prefix: spec.md § 2. `mobile` is the web view's variant.
 * `pageId` is a page's token or url; `contentId` names the page's text, `videoId` what plays. A user
 * page `resets` a forgotten password, and is `done` after the sign-out at an identity provider.
 */
export type Route = { mobile: boolean } & (
  | { kind: "home" }
  | { kind: "page"; pageId: string }
  | { kind: "video"; contentId: string; videoId: string; startS: number | undefined }
  | { kind: "user"; page: UserPage; widgetId?: string; resets: boolean; done: boolean }
  | { kind: "paywalls"; paywallId?: string; context?: string }
  | { kind: "confirm"; sessionId?: string }
  | { kind: "cancel"; paywallId: string; channelId?: string }
  | { kind: "error"; code: number }
  | { kind: "broken" }
);

/** Reads an address: `routeOf("/video/blue-hour", query)` → `{ kind: "video", contentId, … }`. */
export function parseRoute(pathname: string, query: URLSearchParams): Route {
  const mobile = pathname === "/mobile" || pathname.startsWith("/mobile/");
  const path = mobile ? pathname.slice("/mobile".length) : pathname;
  const segments = decodeSegments(path);
  if (segments === undefined) return { kind: "broken", mobile };
  return { ...routeOfSegments(segments, query), mobile };
}

/** True for the pages of one viewer: account, paywalls, payment. */
export function isPrivateRoute({ kind }: Route): boolean {
  return kind === "user" || kind === "paywalls" || kind === "confirm" || kind === "cancel";
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
  const own = routeOfViewer(segments, query);
  return own ?? { kind: "page", pageId: query.get("page_id") || segments.join("/") };
}

/** The pages of one viewer: account, paywalls, payment. */
function routeOfViewer(segments: string[], query: URLSearchParams): Unplaced | undefined {
  const [first, second, third, ...rest] = segments;
  const ask = (name: string) => query.get(name) || undefined;
  if (rest.length > 0) return undefined;
  if (first === "paywalls" && third === undefined) {
    return { kind: "paywalls", paywallId: second, context: ask("context") };
  }
  if (first === "payment" && second !== undefined && third === "cancel") {
    return { kind: "cancel", paywallId: second, channelId: ask("channel_id") };
  }
  if (third !== undefined) return undefined;
  if (first === "payment" && second === "confirm") {
    return { kind: "confirm", sessionId: ask("session_id") };
  }
  const page = first === "user" ? userPages.find((each) => each === second) : undefined;
  if (page === undefined) return undefined;
  const resets = ask("reset_token") !== undefined;
  return {
    kind: "user",
    page,
    widgetId: ask("widget_id"),
    resets,
    done: query.get("done") === "1",
  };
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
