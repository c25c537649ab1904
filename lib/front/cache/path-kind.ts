/**
 * How the response to a path may be cached: contract.md, Flows (Public and private).
 * `page`: the same for everybody; `video`: the same for viewers with neither session nor payment;
 * `private`: for one viewer.
 */
export type PathKind = "page" | "video" | "private" | "api" | "next";

const mobileKinds: Record<string, PathKind> = {
  video: "video",
  user: "private",
  paywalls: "private",
  payment: "private",
  error: "private",
};
const siteKinds: Record<string, PathKind> = { ...mobileKinds, api: "api", _next: "next" };

/** `pathKindOf("/mobile/video/7?t=3")` → `"video"`. The target must have passed `checkTarget`. */
export function pathKindOf(url: string): PathKind {
  const isMobile = url.startsWith("/mobile/");
  const first = firstSegment(isMobile ? url.slice(7) : url);
  const kinds = isMobile ? mobileKinds : siteKinds;
  return (Object.hasOwn(kinds, first) ? kinds[first] : undefined) ?? "page";
}

function firstSegment(url: string): string {
  let end = 1;
  while (end < url.length && url[end] !== "/" && url[end] !== "?") end += 1;
  const segment = url.slice(1, end);
  return segment.includes("%") ? decodeURIComponent(segment) : segment;
}
