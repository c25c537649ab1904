import { inWebView, isInWebView } from "@/lib/urls/paths";

type LinkTarget = { to: "web view"; path: string } | { to: "app"; url: string };

// Where a click on a link leads that the web view must not simply follow: the channel's own pages have
// an address of their own under /mobile, and the app opens everything else. Undefined: the browser follows.
export function linkTarget(
  event: MouseEvent,
  from: Location,
  noPages: readonly string[],
): LinkTarget | undefined {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href) return undefined;
  const url = URL.parse(link.href);
  if (!url) return undefined;
  const isSameOrigin = url.origin === from.origin;
  // A web view has no tabs: some ignore a link that opens one.
  if (isSameOrigin && isInWebView(url.pathname) && !opensTab(link)) return undefined;
  // The app opens what is no page (`noPages`: first segments).
  const isFile = /\.\w+$/.test(url.pathname) || noPages.includes(url.pathname.split("/")[1] ?? "");
  if (!isSameOrigin || link.hasAttribute("download") || isFile) {
    return { to: "app", url: url.href };
  }
  return { to: "web view", path: inWebView(url.pathname + url.search + url.hash) };
}

function opensTab({ target }: HTMLAnchorElement): boolean {
  return target !== "" && target !== "_self";
}
