/**
 * How the answer of a path may be kept: contract.md, Flows (Public and private).
 * `page`: the same for everybody; `video`: the same for whoever has neither session nor payment;
 * `private`: one viewer's own.
 */
export type PathKind = "page" | "video" | "private" | "api" | "next";

const underMobile: Record<string, PathKind> = {
  video: "video",
  user: "private",
  paywalls: "private",
  payment: "private",
  error: "private",
};
const atTop: Record<string, PathKind> = { ...underMobile, api: "api", _next: "next" };

/** `kindOf("/mobile/video/7?t=3")` → `"video"`. The target must have passed `checkTarget`. */
export function kindOf(url: string): PathKind {
  const mobile = url.startsWith("/mobile/");
  const first = firstSegment(mobile ? url.slice(7) : url);
  const kinds = mobile ? underMobile : atTop;
  return (Object.hasOwn(kinds, first) ? kinds[first] : undefined) ?? "page";
}

function firstSegment(url: string): string {
  let end = 1;
  while (end < url.length && url[end] !== "/" && url[end] !== "?") end += 1;
  const segment = url.slice(1, end);
  return segment.includes("%") ? decodeURIComponent(segment) : segment;
}
