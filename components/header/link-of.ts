import type { NavigationItem } from "@/lib/contract/header";

type Linked = Pick<NavigationItem, "type" | "url" | "target">;

// A page's url is one segment below /pages; "/" and "" are the home page.
export function linkOf({ type, url, target }: Linked): {
  href: string;
  target?: string;
  rel?: string;
} {
  const away = type === "external" ? (target ?? "_blank") : target;
  const href = type === "page" ? pageHref(url) : url;
  return away === "_blank" ? { href, target: away, rel: "noopener" } : { href };
}

function pageHref(url: string): string {
  const name = url.replace(/^\/(pages\/)?/, "");
  return name === "" ? "/" : `/pages/${encodeURIComponent(name)}`;
}
