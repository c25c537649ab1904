import { postToApp } from "@/lib/bridge/post-to-app.browser";
import { pathInWebView } from "@/lib/urls/site-paths";

type LinkTarget = { to: "web view"; path: string } | { to: "app"; url: string };

// False where no app is around the page: the browser follows the link.
export function openWebViewLink(link: HTMLAnchorElement, noPages: readonly string[]): boolean {
  const target = webViewLinkTarget(link, noPages);
  if (target.to === "app") return postToApp({ v: 1, type: "navigate", url: target.url });
  location.assign(target.path);
  return true;
}

// The channel's own pages have a URL of their own under /mobile; the app opens everything else, such as what is
// no page (`noPages`: first segments).
export function webViewLinkTarget(link: HTMLAnchorElement, noPages: readonly string[]): LinkTarget {
  const { origin, pathname, search, hash, href } = link;
  const isFile = /\.\w+$/.test(pathname) || noPages.includes(pathname.split("/")[1] ?? "");
  if (origin !== location.origin || link.hasAttribute("download") || isFile) {
    return { to: "app", url: href };
  }
  return { to: "web view", path: pathInWebView(pathname + search + hash) };
}
