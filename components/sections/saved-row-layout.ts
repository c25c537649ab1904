/** Pixels: how high a row was, how far its rail was scrolled. Whether its fold was opened. */
type Layout = { height?: number; scroll?: number; isUnfolded?: boolean };

const layouts = new Map<string, Map<string, Layout>>();
const maxPages = 8;

// The positions of a page's rows when it was left, for a viewer who comes back to it.
export function getSavedRowLayout(pageKey: string, token: string): Layout {
  return layouts.get(pageKey)?.get(token) ?? {};
}

export function saveRowLayout(pageKey: string, token: string, layout: Layout): void {
  const page = layouts.get(pageKey) ?? new Map<string, Layout>();
  page.set(token, { ...page.get(token), ...layout });
  if (layouts.has(pageKey)) return;
  const [oldest] = layouts.keys();
  if (layouts.size >= maxPages && oldest !== undefined) layouts.delete(oldest);
  layouts.set(pageKey, page);
}

export function deleteRowLayouts(pageKey: string): void {
  layouts.delete(pageKey);
}

export function listSavedRowLayouts(pageKey: string): [token: string, layout: Layout][] {
  return [...(layouts.get(pageKey) ?? [])];
}
