import type { NavigationItem } from "@/lib/contract/header";
import { pagePath } from "@/lib/urls/page-path";

type Linked = Pick<NavigationItem, "type" | "url" | "target">;

export function linkOf({ type, url, target }: Linked): {
  href: string;
  target?: string;
  rel?: string;
} {
  const away = type === "external" ? (target ?? "_blank") : target;
  const href = type === "page" ? pagePath(url) : url;
  return away === "_blank" ? { href, target: away, rel: "noopener" } : { href };
}

// An entry that only holds others leads nowhere itself.
export function isLink({ type, url }: Linked): boolean {
  return type === "page" || (url !== "" && url !== "#");
}
