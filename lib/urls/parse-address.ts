import {
  fallbackRoute,
  type PageQueryParam,
  handoffParamNames,
  type RouteDefinition,
  routes,
  type UserPage,
  userPages,
  currentPricesParam,
} from "./routes.ts";
import { previewLinkParam, switchViewerParam } from "../contract/preview-pass-header.ts";
import { parseSearchUrlParams, type SearchUrlParams } from "./search-url-params.ts";

/**
 * The route of a path: the row of the table of routes that it matches, with the data that the row's page reads from
 * path and query. `mobile` is the web view's variant. `pageId` is a page's token or url; `contentId` names the page's
 * text, `videoId` the content that plays. A user page `resets` a forgotten password, and is `done` after the sign-out
 * at an identity provider. `gift` is the code of a gift's link. `broken` is an encoding that cannot be decoded.
 */
export type ParsedRoute = { mobile: boolean } & (
  | { kind: "home" }
  | { kind: "page"; pageId: string }
  | { kind: "search"; search?: SearchUrlParams }
  | { kind: "video"; contentId: string; videoId: string }
  | {
      kind: "user";
      page: UserPage;
      widgetId?: string;
      /** The price that was chosen before signing in or up. */
      price?: string;
      /** The content that the viewer wanted before the registration form. */
      context?: string;
      resets: boolean;
      done: boolean;
    }
  | {
      kind: "paywalls";
      paywallId?: string;
      context?: string;
      isCurrent?: boolean;
      gift?: string;
      price?: string;
    }
  | { kind: "confirm"; sessionId?: string; action?: string }
  | { kind: "subscription"; paywallId: string; channelId?: string }
  | { kind: "error"; code: number }
  | { kind: "broken" }
);

/** Parameters that are stored in cookies by one private redirect to the URL without them. */
export type HandoffParams = {
  accessToken?: string;
  subscribersGroup?: string;
  bypass?: boolean;
  /** The pass of a preview link. */
  preview?: string;
  /** The pass by which the console changes the viewer. */
  switchViewer?: string;
};

/**
 * A URL as the gate uses it. `currentPath` is path and query without the handoff parameters; `handoffParams` is
 * undefined if the URL has none of them, not even an empty one.
 */
export type ParsedAddress = {
  route: ParsedRoute;
  currentPath: string;
  handoffParams: HandoffParams | undefined;
};

/** Next's own parameter on requests for parts of a page. */
const rscParam = "_rsc";
const maxGroupLength = 250;

/** Parses a URL: `parseAddress("/video/7", query)` → `{ route, currentPath: "/video/7", handoffParams }`. */
export function parseAddress(pathname: string, query: URLSearchParams): ParsedAddress {
  const hasHandoff = handoffParamNames.some((name) => query.has(name));
  return {
    route: parseRoute(pathname, query),
    currentPath: currentPathOf(pathname, query),
    handoffParams: hasHandoff ? handoffParamsOf(query) : undefined,
  };
}

/** A path with its query, without the handoff parameters; a path of another host (`//x`) becomes `/`. */
export function currentPathOf(pathname: string, query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const name of [...handoffParamNames, rscParam]) rest.delete(name);
  const path = pathname.startsWith("//") ? "/" : pathname;
  return rest.size === 0 ? path : `${path}?${rest}`;
}

/** The route of a URL: `parseRoute("/video/blue-hour", query)` → `{ kind: "video", contentId, … }`. */
export function parseRoute(pathname: string, query: URLSearchParams): ParsedRoute {
  const mobile = pathname === "/mobile" || pathname.startsWith("/mobile/");
  const segments = decodeSegments(mobile ? pathname.slice("/mobile".length) : pathname);
  if (segments === undefined) return { kind: "broken", mobile };
  for (const { row, pattern } of pageRows) {
    const params = match(pattern, segments);
    if (params) return { ...routeOf(row, params, query), mobile };
  }
  return { kind: "broken", mobile };
}

/** The row of the table that a route matched; a broken URL has the row of any page. */
export function findRouteDefinition(route: ParsedRoute): RouteDefinition {
  const isRow = ({ kind, pattern }: RouteDefinition) =>
    kind === route.kind && (route.kind !== "user" || pattern === `/user/${route.page}`);
  return routes.find(isRow) ?? fallbackRoute;
}

/** True for the pages of one viewer: account, paywalls, payment, error. */
export function isPrivateRoute(route: ParsedRoute): boolean {
  return findRouteDefinition(route).access === "private";
}

const pageRows = routes
  .filter(({ variants }) => variants.includes("mobile"))
  .map((row) => ({ row, pattern: row.pattern.split("/").filter((part) => part !== "") }));

/** The named segments of a path, the rest as `*`; undefined if the path does not match the pattern. */
function match(pattern: string[], segments: string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [i, part] of pattern.entries()) {
    const segment = segments[i];
    if (part === "*" && segment !== undefined) return { "*": segments.slice(i).join("/") };
    if (segment === undefined) return part.endsWith("?") ? params : undefined;
    if (part.startsWith(":")) params[part.slice(1).replace("?", "")] = segment;
    else if (part !== segment) return undefined;
  }
  return segments.length > pattern.length ? undefined : params;
}

type Unplaced = ParsedRoute extends infer R
  ? R extends ParsedRoute
    ? Omit<R, "mobile">
    : never
  : never;

function routeOf(
  { kind, pattern, contentParams }: RouteDefinition,
  params: Record<string, string>,
  query: URLSearchParams,
): Unplaced {
  const param = (name: string) => query.get(name) || undefined;
  // Parameters that the row does not declare are not in the cache key, so they are never read.
  const sharedParam = (name: PageQueryParam) =>
    contentParams.includes(name) ? param(name) : undefined;
  const { contentId = "", paywallId, "*": rest = pattern.slice(1) } = params;
  if (kind === "home") return { kind };
  if (kind === "search") return { kind, search: parseSearchUrlParams(query) };
  if (kind === "video") return { kind, contentId, videoId: sharedParam("video_id") ?? contentId };
  if (kind === "paywalls") {
    const isCurrent = param(currentPricesParam) === "1" || undefined;
    return {
      kind,
      paywallId,
      context: param("context"),
      isCurrent,
      gift: param("gift"),
      price: param("price"),
    };
  }
  if (kind === "confirm") {
    return { kind, sessionId: param("session_id"), action: param("action") };
  }
  if (kind === "subscription")
    return { kind, paywallId: paywallId ?? "", channelId: param("channel_id") };
  if (kind === "error") return { kind, code: codeOf(query) };
  const page = userPages.find((each) => pattern === `/user/${each}`);
  if (page === undefined) return { kind: "page", pageId: sharedParam("page_id") ?? rest };
  const resets = param("reset_token") !== undefined;
  const context = page === "userRegistration" ? param("context") : undefined;
  const done = param("done") === "1";
  const comesIn = page === "signIn" || page === "signUp";
  const price = comesIn ? param("price") : undefined;
  return { kind: "user", page, widgetId: param("widget_id"), price, context, resets, done };
}

function handoffParamsOf(query: URLSearchParams): HandoffParams {
  const group = query.get("sg");
  return {
    accessToken: query.get("access_token") || undefined,
    subscribersGroup: group && group.length <= maxGroupLength ? group : undefined,
    bypass: query.get("bypass_cache") === "1",
    preview: query.get(previewLinkParam) || undefined,
    switchViewer: query.get(switchViewerParam) || undefined,
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
