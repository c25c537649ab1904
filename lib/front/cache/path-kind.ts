import { type RouteRow, routes } from "../../urls/routes.ts";

/**
 * How the response to a path may be cached: contract.md, Flows (Public and private).
 * `page`: the same for everybody; `video`: the same for viewers with neither session nor payment;
 * `private`: for one viewer.
 */
export type PathKind = "page" | "video" | "private" | "api" | "next";

const siteKinds = kindsOf("site");
const mobileKinds = kindsOf("mobile");

/** `pathKindOf("/mobile/video/7?t=3")` → `"video"`. The target must have passed `checkTarget`. */
export function pathKindOf(url: string): PathKind {
  const isMobile = url.startsWith("/mobile/");
  const first = firstSegment(isMobile ? url.slice(7) : url);
  return (isMobile ? mobileKinds : siteKinds).get(first) ?? "page";
}

/** Kinds by first segment, as the table of routes has them. */
function kindsOf(variant: "site" | "mobile"): Map<string, PathKind> {
  const rows = routes.filter(({ variants }) => variants.includes(variant));
  return new Map(rows.map((row) => [row.pattern.split("/")[1] ?? "", kindOf(row)]));
}

function kindOf({ kind, access }: RouteRow): PathKind {
  if (kind === "api" || kind === "next") return kind;
  if (access === "public") return "page";
  return access === "signedOut" ? "video" : "private";
}

function firstSegment(url: string): string {
  let end = 1;
  while (end < url.length && url[end] !== "/" && url[end] !== "?") end += 1;
  const segment = url.slice(1, end);
  return segment.includes("%") ? decodeURIComponent(segment) : segment;
}
