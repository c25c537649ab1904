import type { MenuItem } from "@/lib/sections/menu-items";
import { pagePath } from "@/lib/urls/site-paths";

type Linked = Pick<MenuItem, "type" | "url" | "target">;
export type LinkAttributes = { href: string; target?: string; rel?: string };

export function menuItemLink({ type, url, target }: Linked): LinkAttributes {
  const away = type === "external" ? (target ?? "_blank") : target;
  const href = type === "page" ? pagePath(url) : url;
  return away === "_blank" ? { href, target: away, rel: "noopener" } : { href };
}

// A link to an address: another origin opens in a new tab.
export function linkAttributesForUrl(href: string, origin: string): LinkAttributes {
  const isOtherOrigin =
    /^https?:/i.test(href) && URL.parse(href)?.origin !== URL.parse(origin)?.origin;
  return isOtherOrigin ? { href, target: "_blank", rel: "noopener" } : { href };
}

// An entry without a page of its own only opens its menu.
export function hasOwnPage({ type, url }: Linked): boolean {
  return type === "page" || (url !== "" && url !== "#");
}

// True for the page of the entry or of one below it.
export function isOnMenuItemPath(path: string, item: MenuItem): boolean {
  return (
    (hasOwnPage(item) && menuItemLink(item).href === path) ||
    item.items.some((child) => isOnMenuItemPath(path, child))
  );
}
