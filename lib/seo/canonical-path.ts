import type { Page } from "../contract/page.ts";
import type { ParsedRoute } from "../urls/parse-address.ts";
import { pagePath } from "../urls/site-paths.ts";

/**
 * The canonical path of a page: `/`, `/pages/{url}` or `/video/{token}`. Other paths of the same page (its token,
 * `?page_id=`, a plain `/films`, the app's `/mobile` form) have it too.
 */
export function pageCanonicalPath(
  route: ParsedRoute,
  page: Pick<Page, "token"> & { url?: string },
): string {
  if (route.kind === "search") return "/search";
  if (route.kind !== "page") return "/";
  return pagePath(page.url || page.token);
}

/** The path of a content's page; another content in its player (`?video_id=`) is left out. */
export function videoCanonicalPath(token: string): string {
  return `/video/${encodeURIComponent(token.toWellFormed())}`;
}
