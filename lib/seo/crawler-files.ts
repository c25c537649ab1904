import type { Channel } from "../contract/channel.ts";
import type { NavigationItem } from "../contract/channel-header.ts";
import { pagePath } from "../urls/site-paths.ts";
import { absoluteAddress } from "./canonical-urls.ts";
import { escapeXml } from "./escape-xml.ts";

/** The limits of the sitemap protocol: URLs and bytes in a file, characters in a URL. */
const maxAddresses = 50_000;
const maxFileBytes = 50 * 1024 * 1024;
const maxAddressLength = 2_048;
const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * The sitemap of a channel: every page of its navigation at any depth, each once, as the channel's origin and
 * `/pages/{url}`. If one file is too small it is an index of files, `/sitemap.xml?page={page}`. Undefined for a file
 * that does not exist. docs/behaviour.md BE-92.
 */
export function sitemap(
  channel: Pick<Channel, "origin">,
  navigation: readonly NavigationItem[],
  page?: number,
): string | undefined {
  const files = filesOf(entriesOf(channel, navigation));
  if (page === undefined && files.length > 1) return indexOf(channel, files.length);
  const entries = files[(page ?? 1) - 1];
  return entries && `${xml}<urlset ${protocol}>\n${entries.join("")}</urlset>\n`;
}

function indexOf(channel: Pick<Channel, "origin">, files: number): string {
  const entries = Array.from({ length: files }, (_, at) => {
    const address = absoluteAddress(channel, `/sitemap.xml?page=${at + 1}`);
    return `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`;
  });
  return `${xml}<sitemapindex ${protocol}>\n${entries.join("")}</sitemapindex>\n`;
}

/** Entries in as many files as they need, at least one. */
function filesOf(entries: string[]): string[][] {
  const files: string[][] = [[]];
  // The rest of the file is far smaller than a kilobyte.
  let bytes = 1_024;
  for (const entry of entries) {
    const length = Buffer.byteLength(entry);
    if (files.at(-1)?.length === maxAddresses || bytes + length > maxFileBytes) {
      files.push([]);
      bytes = 1_024;
    }
    files.at(-1)?.push(entry);
    bytes += length;
  }
  return files;
}

function entriesOf(
  channel: Pick<Channel, "origin">,
  navigation: readonly NavigationItem[],
): string[] {
  const paths = new Set(pagePaths(navigation));
  const addresses = [...paths]
    .map((path) => absoluteAddress(channel, path))
    .filter((address) => address.length < maxAddressLength);
  return addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>\n`);
}

/** Paths of the entries of type page; entries of the home page have no path under `/pages`. */
function pagePaths(items: readonly NavigationItem[]): string[] {
  return items.flatMap((item) => {
    const path = item.type === "page" ? pagePath(item.url) : "/";
    const below = pagePaths(item.items);
    return path === "/" ? below : [path, ...below];
  });
}

/** The rules for crawlers: all of a live channel, nothing of a staging channel. docs/behaviour.md BE-84. */
export function robots(channel: Pick<Channel, "mode" | "origin">): string {
  if (channel.mode === "staging") return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteAddress(channel, "/sitemap.xml")}\n`;
}

const maxAdsBytes = 500 * 1024;

/**
 * The owner's ads.txt, or undefined when it is switched off or not there: the lines that fit into 500 KB, without
 * control characters. docs/behaviour.md BE-93.
 */
export function adsFile({ settings }: Pick<Channel, "settings">): string | undefined {
  const { enabled, content } = settings.adsTxt ?? {};
  if (!enabled || content === undefined) return undefined;
  const text = content.replaceAll(/(?![\t\n\r])\p{Cc}/gu, "");
  if (Buffer.byteLength(text) <= maxAdsBytes) return text;
  const start = Buffer.from(text).subarray(0, maxAdsBytes);
  return start.subarray(0, start.lastIndexOf("\n") + 1).toString();
}
