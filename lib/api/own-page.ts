import { originOf } from "../pages/open-visit.ts";

/**
 * True when a page of our own asks: the browser says `same-origin`, or, where it says nothing, its
 * `Origin` is ours. safety.md, Sessions and tenants.
 */
export function isSameOriginRequest(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  return headers.get("origin") === originOf(headers);
}
