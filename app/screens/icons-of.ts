import type { Metadata } from "next";
import type { Channel } from "@/lib/contract/channel.ts";
import { siteIcon } from "@/lib/seo/site-icons.ts";

export function iconsOf(channel: Channel, own?: string): Metadata["icons"] {
  const icon = siteIcon(channel, own);
  // Apple's home screen draws no SVG.
  return { icon, apple: icon.type === "image/svg+xml" ? undefined : icon.url };
}
