import type { Channel } from "../contract/channel.ts";
import type { NavigationItem } from "../contract/channel-header.ts";
import { pagePath } from "../urls/site-paths.ts";
import { absoluteAddress } from "./canonical-urls.ts";
import { channelTitle } from "./channel-title.ts";
import { cutTextAtWord } from "./meta-text.ts";
import { type SchemaOrgNode, withSchemaOrgContext } from "./structured-data.ts";

/** A place on the way to a page, or the page itself. */
export type Breadcrumb = { name: string; path: string };

/** The path from the home page as schema.org `BreadcrumbList`; `crumbs` begin below home. */
export function breadcrumbStructuredData(
  channel: Channel,
  crumbs: readonly Breadcrumb[],
): SchemaOrgNode {
  const all = [{ name: channelTitle(channel), path: "/" }, ...crumbs];
  return withSchemaOrgContext({
    "@type": "BreadcrumbList",
    itemListElement: all.map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: cutTextAtWord(name, 120),
      item: absoluteAddress(channel, path),
    })),
  });
}

/**
 * The parents of a path in the navigation, outermost first: for `/pages/blue-hour` perhaps Nature and Lakes. Empty
 * for a page that is not in the navigation.
 */
export function parentBreadcrumbs(
  navigation: readonly NavigationItem[],
  path: string,
): Breadcrumb[] {
  return trailTo(navigation, path) ?? [];
}

function trailTo(items: readonly NavigationItem[], path: string): Breadcrumb[] | undefined {
  if (items.some((item) => pathOf(item) === path)) return [];
  for (const item of items) {
    const below = trailTo(item.items, path);
    if (below === undefined) continue;
    const itemPath = pathOf(item);
    return itemPath === undefined || itemPath === "/"
      ? below
      : [{ name: item.name, path: itemPath }, ...below];
  }
  return undefined;
}

function pathOf({ type, url }: NavigationItem): string | undefined {
  return type === "page" ? pagePath(url) : undefined;
}
