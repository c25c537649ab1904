import type { Channel } from "../contract/channel.ts";
import { firstCharacter } from "../first-character.ts";
import { createPictureUrlOfWidth } from "./share-picture.ts";
import { resolveTheme } from "../channel/theme.ts";
import { escapeXml } from "./escape-xml.ts";

/** An icon for link elements and the manifest; `type` if the URL has a known extension. */
export type SiteIcon = { url: string; type?: string; sizes?: string };

const types: Record<string, string> = {
  avif: "image/avif",
  gif: "image/gif",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
};

/** The icon of a page: its own, else the channel's, else the channel's letter. */
export function siteIcon(channel: Channel, pageIcon?: string): SiteIcon {
  const { settings, page } = channel;
  const icon = pageIcon ?? settings.main.icon ?? page.icon;
  if (icon === undefined) return { url: letterIcon(channel), type: "image/svg+xml", sizes: "any" };
  const url = createPictureUrlOfWidth(icon, 320);
  const type = types[/\.(\w+)$/.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? ""];
  return { url, ...(type && { type }), ...(type === types.svg && { sizes: "any" }) };
}

/** The icon of a channel without one, as a `data:` URL: its first letter in its colours. */
export function letterIcon(channel: Lettered): string {
  return `data:image/svg+xml,${encodeURIComponent(letterIconSvg(channel).toWellFormed())}`;
}

type Lettered = Pick<Channel, "name" | "style">;

/** The letter icon as SVG; with `cut` (a device will cut its corners) it has square corners and a smaller letter. */
export function letterIconSvg({ name, style }: Lettered, cut = false): string {
  const { colors, radius } = resolveTheme(style.theme);
  const letter = escapeXml(firstCharacter(name).toUpperCase());
  const [corner, size, base] = cut ? [0, 30, 42.5] : [radius, 40, 46];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${colors.primary}"/><text x="32" y="${base}" font-family="sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" fill="${colors.onPrimary}">${letter}</text></svg>`;
}
