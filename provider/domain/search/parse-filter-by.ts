/** Contents of one value of `param`, or of another of its values. */
export type ContentFilter = { param: string; values: string[] };

/**
 * Reads `filter_by` (docs/provider-api.md PA-211): comma-separated `param:value`, a value percent-encoded where it
 * holds a comma. Values of one param are alternatives. What is ill-formed is left out.
 */
export function parseFilterBy(filterBy: string): ContentFilter[] {
  const byParam = new Map<string, string[]>();
  for (const part of filterBy.split(",").slice(0, 20)) {
    const [, param, raw] = /^(stream_state|tags|metadata\.[\w-]{1,64}):(.+)$/s.exec(part) ?? [];
    const value = decoded(raw ?? "");
    if (param && value) byParam.set(param, [...(byParam.get(param) ?? []), value]);
  }
  return [...byParam].map(([param, values]) => ({ param, values }));
}

function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw).toWellFormed();
  } catch {
    return raw.toWellFormed();
  }
}
