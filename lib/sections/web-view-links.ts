import { noPageSegments } from "../urls/routes.ts";
import { pathInWebView } from "../urls/site-paths.ts";
import type { CardView } from "./card-view.ts";
import type { SectionView } from "./section-view.ts";

/** A card whose link stays in the app's web view: `/video/7` becomes `/mobile/video/7`. */
export function cardWithWebViewLink(card: CardView): CardView {
  return { ...card, href: pathInWebView(card.href) };
}

/**
 * A row whose links stay in the app's web view, those of the owner's text included. `origin` is the
 * channel's own, which owners also write out. docs/behaviour.md BE-6.
 */
export function rowWithWebViewLinks(view: SectionView, origin: string): SectionView {
  const items = view.items.map(cardWithWebViewLink);
  return view.html === undefined
    ? { ...view, items }
    : { ...view, items, html: textInApp(view.html, origin) };
}

/** Sanitised HTML, whose attributes always have double quotes. */
function textInApp(html: string, origin: string): string {
  return html.replace(/ href="([^"]*)"/g, (_whole, href: string) => {
    const path = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
    return ` href="${isPage(path) ? pathInWebView(path) : href}"`;
  });
}

/** Files, texts and `/api` are no pages: they do not exist under `/mobile`. */
function isPage(path: string): boolean {
  const [, segment = ""] = path.split(/[/?#]/);
  return !noPageSegments.includes(segment) && !/^[^?#]*\.\w+(?:[?#]|$)/.test(path);
}
