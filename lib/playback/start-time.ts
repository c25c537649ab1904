/**
 * The second at which an address has a film start: `startTimeOf("?t=95")` → `95`; undefined without a
 * time. The browser reads it, so that one page serves all: docs/behaviour.md BE-5.
 */
export function startTimeOf(query: string): number | undefined {
  const text = new URLSearchParams(query).get("t");
  const seconds = Number(text);
  return text && Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}
