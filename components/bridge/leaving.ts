import { inWebView, isInWebView } from "@/lib/urls/web-view";

type Tap = { to: "stay"; path: string } | { to: "app"; url: string };

// Where a tap on a link leads that the web view must not simply follow: the channel's own pages have
// a form of their own here, everything else is the app's to open. Undefined: the browser follows.
export function leaving(
  event: MouseEvent,
  here: Location,
  noPages: readonly string[],
): Tap | undefined {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href) return undefined;
  const to = URL.parse(link.href);
  if (!to) return undefined;
  const isOwn = to.origin === here.origin;
  // A web view has no tabs: some do nothing at all where one is asked for.
  if (isOwn && isInWebView(to.pathname) && !opensTab(link)) return undefined;
  // What is no page (`noPages`: first segments) is the app's to open.
  const isFile = /\.\w+$/.test(to.pathname) || noPages.includes(to.pathname.split("/")[1] ?? "");
  if (!isOwn || link.hasAttribute("download") || isFile) {
    return { to: "app", url: to.href };
  }
  return { to: "stay", path: inWebView(to.pathname + to.search + to.hash) };
}

function opensTab({ target }: HTMLAnchorElement): boolean {
  return target !== "" && target !== "_self";
}
