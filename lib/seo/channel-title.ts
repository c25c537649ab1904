import type { Channel } from "../contract/channel.ts";
import { cutText } from "./cut-text.ts";

const longestName = 120;

/** What a channel calls itself in titles. */
export function channelTitle({ header, name }: Pick<Channel, "header" | "name">): string {
  return cutText(header.title ?? name, longestName) ?? name.slice(0, longestName);
}

/** The title of a page: `titleOf("Films", channel)` → `"Films · Meridian"`. */
export function titleOf(
  name: string | undefined,
  channel: Pick<Channel, "header" | "name">,
): string {
  const own = cutText(name, longestName);
  return own ? `${own} · ${channelTitle(channel)}` : channelTitle(channel);
}
