import type { NavigationItem } from "@/lib/contract/header";
import { pagePath } from "@/lib/urls/page-path";

type Linked = Pick<NavigationItem, "type" | "url" | "target">;
export type LinkTo = { href: string; target?: string; rel?: string };

export function linkOf({ type, url, target }: Linked): LinkTo {
  const away = type === "external" ? (target ?? "_blank") : target;
  const href = type === "page" ? pagePath(url) : url;
  return away === "_blank" ? { href, target: away, rel: "noopener" } : { href };
}

// An address as it is: only another site opens a tab of its own.
export function linkTo(href: string, origin: string): LinkTo {
  const isAway = /^https?:/i.test(href) && URL.parse(href)?.origin !== URL.parse(origin)?.origin;
  return isAway ? { href, target: "_blank", rel: "noopener" } : { href };
}

// An entry that only holds others leads nowhere itself.
export function isLink({ type, url }: Linked): boolean {
  return type === "page" || (url !== "" && url !== "#");
}

// The entry itself, or one of those below it.
export function leadsTo(path: string, item: NavigationItem): boolean {
  return (
    (isLink(item) && linkOf(item).href === path) || item.items.some((child) => leadsTo(path, child))
  );
}
