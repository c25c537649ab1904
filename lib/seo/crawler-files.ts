import type { Channel } from "../contract/channel.ts";
import type { NavigationItem } from "../contract/header.ts";
import { pagePath } from "../urls/paths.ts";
import { addressOn } from "./address.ts";
import { escapeXml } from "./escape-xml.ts";

/** What the sitemap protocol allows: addresses in a file, characters in an address. */
const maxAddresses = 50_000;
const maxAddressLength = 2_048;

/**
 * The sitemap of a channel: every page of its navigation at any depth, each once, as the channel's
 * origin and `/pages/{url}`. docs/behaviour.md BE-92.
 */
export function sitemap(
  channel: Pick<Channel, "origin">,
  navigation: readonly NavigationItem[],
): string {
  const paths = new Set(pagePaths(navigation));
  const addresses = [...paths]
    .map((path) => addressOn(channel, path))
    .filter((address) => address.length < maxAddressLength)
    .slice(0, maxAddresses);
  const entries = addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>\n`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries,
    "</urlset>\n",
  ].join("");
}

/** Paths of the entries of type page; one that leads home has no address under `/pages`. */
function pagePaths(items: readonly NavigationItem[]): string[] {
  return items.flatMap((item) => {
    const path = item.type === "page" ? pagePath(item.url) : "/";
    const below = pagePaths(item.items);
    return path === "/" ? below : [path, ...below];
  });
}

/** What crawlers may read: all of a live channel, nothing of one in staging. docs/behaviour.md BE-84. */
export function robots(channel: Pick<Channel, "mode" | "origin">): string {
  if (channel.mode === "staging") return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${addressOn(channel, "/sitemap.xml")}\n`;
}

/** The owner's ads.txt, or undefined when it is switched off or not there. docs/behaviour.md BE-93. */
export function adsFile({ settings }: Pick<Channel, "settings">): string | undefined {
  return settings.adsTxt?.enabled ? settings.adsTxt.content : undefined;
}
