type Query = Record<string, string | number | undefined>;

/**
 * Asks the site's own `/api`: `getJson("/api/sections", { page_id: "p1", page: 2 })`.
 * Rejects with the answer's `message` when the status is not 2xx, with the browser's own error when
 * there was no answer. The shape is that of our own route, made from checked data.
 */
export async function getJson<T>(path: string, query: Query, signal: AbortSignal): Promise<T> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const answer = await fetch(`${path}?${search}`, { signal });
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Error(body.message ?? `HTTP ${answer.status}`);
  return body;
}
