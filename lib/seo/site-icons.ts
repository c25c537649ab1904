import type { Channel } from "../contract/channel.ts";
import { letterIcon } from "./letter-icon.ts";
import { pictureOfWidth } from "./share-picture.ts";

/** An icon as link elements and the manifest name it; `type` where the address tells. */
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
export function siteIcon(channel: Channel, own?: string): SiteIcon {
  const { settings, page } = channel;
  const given = own ?? settings.main.icon ?? page.icon;
  if (given === undefined) return { url: letterIcon(channel), type: "image/svg+xml", sizes: "any" };
  const url = pictureOfWidth(given, 320);
  const type = types[/\.(\w+)$/.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? ""];
  return { url, ...(type && { type }), ...(type === types.svg && { sizes: "any" }) };
}
