/**
 * The start time in a URL, from its query or its fragment: `parseStartTimeParam("?t=1m30s")`, `parseStartTimeParam("?t=1:30")` and
 * `parseStartTimeParam("", "#t=90")` → `90`, as `"#t=npt:90,120"` of a media fragment; undefined without one. The browser reads it, so that all start times share one
 * page: docs/behaviour.md BE-463.
 */
export function parseStartTimeParam(query: string, fragment = ""): number | undefined {
  const text = [query, fragment.slice(1)]
    .map((part) => new URLSearchParams(part).get("t")?.trim())
    .find(Boolean);
  if (!text) return undefined;
  const [, clock] = /^(?:npt:)?(\d+(?::\d+){0,2}(?:\.\d+)?)(?:,.*)?$/.exec(text) ?? [];
  const [, h, m, s] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+(?:\.\d+)?)s)?$/i.exec(text) ?? [];
  const parts = clock?.split(":") ?? (h || m || s ? [h, m, s] : [Number.NaN]);
  const seconds = parts.reduce<number>((sum, part) => sum * 60 + Number(part ?? 0), 0);
  return Number.isFinite(seconds) ? seconds : undefined;
}
