// The path that a click on a link leads to without a full load; undefined when the browser follows the link itself.
// Under `fullLoad` (first segments) a full load leaves the owner's running code behind.
export function softPath(
  event: MouseEvent,
  current: Location,
  fullLoad: readonly string[],
): string | undefined {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.hasAttribute("download")) return undefined;
  if (link.target && link.target !== "_self") return undefined;
  const to = new URL(link.href);
  if (to.origin !== current.origin || /\.\w+$/.test(to.pathname)) return undefined;
  if (fullLoad.includes(to.pathname.split("/")[1] ?? "")) return undefined;
  const samePage = to.pathname === current.pathname && to.search === current.search;
  return samePage && to.hash ? undefined : to.pathname + to.search + to.hash;
}
