// Pages without the owner's code are loaded anew, so that code already running does not follow.
const loadedAnew = /^\/(user|payment|mobile|api|error|ads)(\/|$)|\.\w+$/;

export function softPath(event: MouseEvent, here: Location): string | undefined {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.hasAttribute("download")) return undefined;
  if (link.target && link.target !== "_self") return undefined;
  const to = new URL(link.href);
  if (to.origin !== here.origin || loadedAnew.test(to.pathname)) return undefined;
  const samePage = to.pathname === here.pathname && to.search === here.search;
  return samePage && to.hash ? undefined : to.pathname + to.search + to.hash;
}
