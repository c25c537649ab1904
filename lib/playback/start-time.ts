/**
 * The start time in a URL: `startTimeOf("?t=95")` → `95`; undefined without one. The browser reads it, so that all
 * start times share one page: docs/behaviour.md BE-5.
 */
export function startTimeOf(query: string): number | undefined {
  const text = new URLSearchParams(query).get("t");
  const seconds = Number(text);
  return text && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
