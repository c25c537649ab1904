import { fallbackRoute, type RouteDefinition, routes } from "./routes.ts";

/**
 * How the response to a path may be cached: docs/behaviour.md BE-46. `page` and `text`: the same for all viewers;
 * `video`: the same for viewers with neither session nor payment; `private`: for one viewer. All except `text`, `api`
 * and `next` are rendered pages.
 */
export type PathKind = "page" | "text" | "video" | "private" | "api" | "next";

type Variant = RouteDefinition["variants"][number];

const siteRows = rowsOf("site");
const mobileRows = rowsOf("mobile");

/** `pathKindOf("/mobile/video/7?t=3")` → `"video"`. The target must have passed `checkRequest`. */
export function pathKindOf(url: string): PathKind {
  const { kind, access } = findRouteDefinitionOfPath(url);
  if (kind === "api" || kind === "next" || kind === "text") return kind;
  if (access === "public") return "page";
  return access === "signedOut" ? "video" : "private";
}

/** True for a page, which needs processor time to render; false for texts, files and `/api`. */
export function isRenderedKind(kind: PathKind): boolean {
  return kind === "page" || kind === "video" || kind === "private";
}

/** The row for everything under a path's first segment: `findRouteDefinitionOfPath("/pages/x?lng=de")` → that of `/pages/*`. */
export function findRouteDefinitionOfPath(url: string): RouteDefinition {
  const isMobile = url.startsWith("/mobile") && isEnd(url[mobileLength]);
  const rows = isMobile ? mobileRows : siteRows;
  return rows.get(firstSegment(url, isMobile ? mobileLength : 0)) ?? fallbackRoute;
}

const mobileLength = "/mobile".length;

function isEnd(character: string | undefined): boolean {
  return character === undefined || character === "/" || character === "?";
}

/** The first row of each first segment, as the table of routes has them; home's is empty. */
function rowsOf(variant: Variant): Map<string, RouteDefinition> {
  const rows = routes.filter(({ variants }) => variants.includes(variant));
  return new Map(rows.toReversed().map((row) => [row.pattern.split("/")[1] ?? "", row]));
}

function firstSegment(url: string, from: number): string {
  if (url[from] !== "/") return "";
  let end = from + 1;
  while (!isEnd(url[end])) end += 1;
  const segment = url.slice(from + 1, end);
  return segment.includes("%") ? decodeURIComponent(segment) : segment;
}
