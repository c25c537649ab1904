import type { Channel } from "../contract/channel.ts";
import { addressOn } from "./address.ts";

/** What crawlers may read: all of a live channel, nothing of one in staging. docs/behaviour.md BE-84. */
export function robots(channel: Pick<Channel, "mode" | "origin">): string {
  if (channel.mode === "staging") return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${addressOn(channel, "/sitemap.xml")}\n`;
}
