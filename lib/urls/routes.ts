import { previewLinkParam, switchViewerParam } from "../contract/preview-pass-header.ts";

/** The pages under `/user`. */
export const userPages = [
  "signIn",
  "signUp",
  "account",
  "logout",
  "userRegistration",
  "changePassword",
  "verify",
  "continue",
  "forgotPassword",
  "passwordExpired",
] as const;
export type UserPage = (typeof userPages)[number];

/** The kinds of page that a URL can name. */
export type PageKind =
  | "home"
  | "page"
  | "search"
  | "video"
  | "user"
  | "paywalls"
  | "confirm"
  | "subscription"
  | "error";

/** The data that the middleware loads from the provider for a page, in addition to channel, header and footer. */
export type RouteProviderData =
  | "homeSections"
  | "page"
  | "search"
  | "content"
  | "paywalls"
  | "purchase"
  | "subscription"
  | "profile"
  | "registrationFields";

/**
 * Names in a query on which the content of a page may depend; each has one normalized form:
 * `lib/front/cache/shared-page-url.ts`.
 */
export type PageQueryParam =
  | "lng"
  | "page_id"
  | "video_id"
  | "q"
  | "sort_by"
  | "filter_by"
  | "display_search"
  | "page";

/** One row of the table of routes. */
export type RouteDefinition = {
  /** `api`: the browser's own API; `next`: built files; `text`: texts for crawlers; `file`: `public/`. */
  kind: PageKind | "api" | "next" | "text" | "file";
  /** `:name` stands for one segment, `:name?` for one or none, `*` for one or more. */
  pattern: string;
  /** `mobile`: the same path also exists under `/mobile`, in the app's web view. */
  variants: readonly ("site" | "mobile")[];
  /**
   * Who may share the response: `public` is the same for all viewers, `signedOut` the same for viewers with neither
   * session nor payment, `private` is for one viewer.
   */
  access: "public" | "signedOut" | "private";
  /** Whether the owner's code and CSS may be in the page. */
  ownerCode: boolean;
  /** Whether a link to it is followed without a full load; links into the web view never are. */
  softLink: boolean;
  /** Names in the query that the page reads, on the server: its content depends on them. */
  contentParams: readonly PageQueryParam[];
  /** Names in the query that change something for one viewer. */
  viewerParams: readonly string[];
  reads?: RouteProviderData;
};

/** In the query of a page of prices: cached prices are not used. docs/behaviour.md BE-183. */
export const currentPricesParam = "current";

/** Stored in cookies by one private redirect to the URL without them. */
export const handoffParamNames = [
  "access_token",
  "sg",
  "bypass_cache",
  previewLinkParam,
  switchViewerParam,
] as const;

const page = {
  variants: ["site", "mobile"],
  access: "public",
  ownerCode: true,
  softLink: true,
  contentParams: ["lng"],
  viewerParams: [...handoffParamNames, "widget_id"],
} as const satisfies Partial<RouteDefinition>;

/** The route of every path that no other row matches: a page by its token or url. */
export const fallbackRoute: RouteDefinition = {
  ...page,
  kind: "page",
  pattern: "/*",
  contentParams: ["lng", "page_id"],
  reads: "page",
};

const privatePage = {
  ...page,
  access: "private",
  // A full load ends the owner's code, which may be running.
  ownerCode: false,
  softLink: false,
  contentParams: ["lng"],
  viewerParams: handoffParamNames,
} as const satisfies Partial<RouteDefinition>;

const noPage = {
  variants: ["site"],
  access: "public",
  ownerCode: false,
  softLink: false,
  contentParams: ["lng"],
  viewerParams: [],
} as const satisfies Partial<RouteDefinition>;

const reading = (...names: string[]) => [...handoffParamNames, ...names];

/**
 * The only table of routes; the first row whose pattern matches is the route of a path. Rows that begin with the same
 * segment agree on access, owner's code and soft links, so that these are the same for everything under that segment.
 */
export const routes: readonly RouteDefinition[] = [
  { ...page, kind: "home", pattern: "/", reads: "homeSections" },
  { ...fallbackRoute, pattern: "/pages/*" },
  {
    ...page,
    kind: "search",
    pattern: "/search",
    // The form of languages, which works without scripts, repeats them.
    contentParams: ["lng", "q", "sort_by", "filter_by", "display_search"],
    reads: "search",
  },
  {
    ...page,
    kind: "video",
    pattern: "/video/:contentId",
    access: "signedOut",
    contentParams: ["lng", "video_id"],
    reads: "content",
  },
  {
    ...privatePage,
    kind: "user",
    pattern: "/user/signIn",
    viewerParams: reading("widget_id", "error", "price"),
  },
  { ...privatePage, kind: "user", pattern: "/user/signUp", viewerParams: reading("price") },
  { ...privatePage, kind: "user", pattern: "/user/account", reads: "profile" },
  { ...privatePage, kind: "user", pattern: "/user/logout", viewerParams: reading("done") },
  {
    ...privatePage,
    kind: "user",
    pattern: "/user/userRegistration",
    viewerParams: reading("context"),
    reads: "registrationFields",
  },
  {
    ...privatePage,
    kind: "user",
    pattern: "/user/changePassword",
    viewerParams: reading("reset_token"),
  },
  { ...privatePage, kind: "user", pattern: "/user/verify", viewerParams: reading("verify_token") },
  { ...privatePage, kind: "user", pattern: "/user/continue" },
  { ...privatePage, kind: "user", pattern: "/user/forgotPassword" },
  { ...privatePage, kind: "user", pattern: "/user/passwordExpired" },
  {
    ...privatePage,
    kind: "paywalls",
    pattern: "/paywalls/:paywallId?",
    viewerParams: reading("context", "gift", "price", currentPricesParam),
    reads: "paywalls",
  },
  {
    ...privatePage,
    kind: "confirm",
    pattern: "/payment/confirm",
    viewerParams: reading("session_id", "action"),
    reads: "purchase",
  },
  {
    ...privatePage,
    kind: "subscription",
    pattern: "/payment/:paywallId/cancel",
    viewerParams: reading("channel_id"),
    reads: "subscription",
  },
  {
    ...privatePage,
    kind: "subscription",
    pattern: "/payment/:paywallId/change",
    viewerParams: reading("channel_id"),
    reads: "subscription",
  },
  { ...privatePage, kind: "error", pattern: "/error", viewerParams: reading("code") },
  { ...noPage, kind: "api", pattern: "/api/*", access: "private" },
  { ...noPage, kind: "next", pattern: "/_next/*" },
  { ...noPage, kind: "text", pattern: "/sitemap.xml", contentParams: ["lng", "page"] },
  { ...noPage, kind: "text", pattern: "/robots.txt" },
  { ...noPage, kind: "text", pattern: "/ads" },
  { ...noPage, kind: "text", pattern: "/ads.txt" },
  { ...noPage, kind: "text", pattern: "/manifest.webmanifest" },
  { ...noPage, kind: "text", pattern: "/app-icon/*" },
  { ...noPage, kind: "text", pattern: "/offline" },
  { ...noPage, kind: "text", pattern: "/own-titles/*" },
  { ...noPage, kind: "file", pattern: "/fonts/*" },
  { ...noPage, kind: "file", pattern: "/lng/*" },
  { ...noPage, kind: "file", pattern: "/icons/*" },
  { ...noPage, kind: "file", pattern: "/favicon.ico" },
  fallbackRoute,
];

/** True for a page, which the middleware and the gate see; false for files, texts and `/api`. */
export function isPageRoute({ kind }: RouteDefinition): boolean {
  return kind !== "api" && kind !== "next" && kind !== "text" && kind !== "file";
}

/**
 * The first segments of the rows that `choose` accepts, each once:
 * `firstSegments((row) => row.kind === "api")` → `["api"]`. Home and `/*` have none.
 */
export function firstSegments(choose: (row: RouteDefinition) => boolean): string[] {
  const segments = routes.filter(choose).map(({ pattern }) => pattern.split("/")[1] ?? "");
  return [...new Set(segments)].filter((segment) => segment !== "" && segment !== "*");
}

/** First segments of URLs of this site that are not pages: `api`, `ads`, `fonts`, … */
export const noPageSegments = firstSegments((row) => !isPageRoute(row));

/** First segments under which a link is followed by a full load. */
export const fullLoadSegments = [...firstSegments((row) => !row.softLink), "mobile"];
