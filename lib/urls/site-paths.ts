import { isAppScheme } from "../contract/app-scheme.ts";
import type { PageKind } from "./routes.ts";

/**
 * A path of the site in the app's web view: `pathInWebView("/video/7?t=3")` → `"/mobile/video/7?t=3"`, `pathInWebView("/")` →
 * `"/mobile"`. A path under `/mobile` stays. Only paths that begin with one slash belong to the site; any other URL
 * is returned unchanged.
 */
export function pathInWebView(path: string): string {
  if (!/^\/(?![/\\])/.test(path) || /^\/mobile(?:[/?#]|$)/.test(path)) return path;
  return path === "/" ? "/mobile" : `/mobile${path.replace(/^\/(?=[?#])/, "")}`;
}

/**
 * The path of the site whose page the web view shows at a path of its own: `pathOutOfWebView("/mobile/video/7", "video")`
 * → `"/video/7"`. Pages of the channel are under `/pages`: one whose url is `api/health` must not reach `/api/health`.
 */
export function pathOutOfWebView(path: string, kind: PageKind | "broken"): string {
  const rest = path.replace(/^\/mobile(?=\/|$)\/*/, "/");
  return kind === "page" && !rest.startsWith("/pages/") ? `/pages${rest}` : rest;
}

/** A path of the site in the variant that the viewer has: the app's web view, or else the site's own. */
export function pathInSiteOrWebView(path: string, mobile: boolean | undefined): string {
  return mobile ? pathInWebView(path) : path;
}

/**
 * The path of a page by its url, which is one segment: `pagePath("nature/lakes")` → `"/pages/nature%2Flakes"`. An
 * owner may also write `/pages/nature/lakes`; `"/"` and `""` are the home page.
 */
export function pagePath(url: string): string {
  const name = url.toWellFormed().replace(/^\/(pages\/)?/, "");
  return name === "" ? "/" : `/pages/${encodeURIComponent(name)}`;
}

const trailingPunctuation = /[\s\p{Cf}).,:;!?'"’”»>\]]+$/u;

/**
 * A path without the white space and punctuation that mails and chats append to a link: `trimPathEnd("/video/one)?t=3")` →
 * `"/video/one?t=3"`. Undefined if there is none, or nothing else.
 */
export function trimPathEnd(path: string): string | undefined {
  const [, before = "", last = "", query = ""] = /^([^?]*\/)([^/?]*)(\?.*)?$/s.exec(path) ?? [];
  const segment = decodeSegment(last);
  const trimmed = segment?.replace(trailingPunctuation, "");
  if (!trimmed || trimmed === segment) return undefined;
  return `${before}${encodeURIComponent(trimmed)}${query}`;
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * A path of the site to redirect to, or `/`: `safePath("//evil.example", origin)` → `"/"`. One slash first, no
 * backslash after it, no control characters, same origin once parsed. docs/security.md SE-18.
 */
export function safePath(target: string | null | undefined, origin: string): string {
  if (!target || !/^\/(?![/\\])/.test(target) || /[\u0000-\u001f\u007f]/.test(target)) return "/";
  const parsed = URL.parse(target, origin);
  if (parsed === null || parsed.origin !== new URL(origin).origin) return "/";
  const path = parsed.pathname + parsed.search + parsed.hash;
  return path.startsWith("//") ? "/" : path;
}

/**
 * A URL that opens the channel's app: `deepLink("marquee-demo", "user/signIn")` → `"marquee-demo://user/signIn"`;
 * undefined without a well-formed scheme. docs/provider-api.md PA-60.
 */
export function deepLink(scheme: string | undefined, place: string): string | undefined {
  return scheme !== undefined && isAppScheme(scheme) ? `${scheme}://${place}` : undefined;
}
