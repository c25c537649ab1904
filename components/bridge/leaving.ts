import { inWebView, isInWebView } from "@/lib/urls/web-view";

type Tap = { to: "stay"; path: string } | { to: "app"; url: string };

// What the channel's own origin has besides pages: the app opens it.
const noPage = /^\/(api|ads)(\/|$)|\.\w+$/;

// Where a tap on a link leads that the web view must not simply follow: the channel's own pages have
// a form of their own here, everything else is the app's to open. Undefined: the browser follows.
export function leaving(event: MouseEvent, here: Location): Tap | undefined {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href) return undefined;
  const to = URL.parse(link.href);
  if (!to) return undefined;
  const isOwn = to.origin === here.origin;
  // A web view has no tabs: some do nothing at all where one is asked for.
  if (isOwn && isInWebView(to.pathname) && !opensTab(link)) return undefined;
  if (!isOwn || link.hasAttribute("download") || noPage.test(to.pathname)) {
    return { to: "app", url: to.href };
  }
  return { to: "stay", path: inWebView(to.pathname + to.search + to.hash) };
}

function opensTab({ target }: HTMLAnchorElement): boolean {
  return target !== "" && target !== "_self";
}
