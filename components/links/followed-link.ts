type FollowedLink = {
  path: string;
  /** False where the browser loads the whole page. */
  soft: boolean;
};

// The page of this site that a click leads to in this window; undefined for whatever else a click does.
// Under `fullLoad` (first segments) a full load leaves the owner's running code behind.
export function pageOfFollowedLink(
  event: MouseEvent,
  current: Location,
  fullLoad: readonly string[],
): FollowedLink | undefined {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.hasAttribute("download")) return undefined;
  if (link.target && link.target !== "_self") return undefined;
  const to = new URL(link.href);
  if (to.origin !== current.origin || /\.\w+$/.test(to.pathname)) return undefined;
  const samePage = to.pathname === current.pathname && to.search === current.search;
  if (samePage && to.hash) return undefined;
  const soft = !fullLoad.includes(to.pathname.split("/")[1] ?? "");
  return { path: to.pathname + to.search + to.hash, soft };
}
