import type { Channel } from "../contract/channel.ts";
import { cutToCodeUnits } from "../contract/normalize-text.ts";
import { cutTextAtWord } from "./meta-text.ts";

const maxNameLength = 120;

/** The name of a channel in titles. */
export function channelTitle({ header, name }: Pick<Channel, "header" | "name">): string {
  return cutTextAtWord(header.title ?? name, maxNameLength) ?? cutToCodeUnits(name, maxNameLength);
}

/** The title of a page: `pageTitleOf("Films", channel)` → `"Films · Meridian"`. */
export function pageTitleOf(
  name: string | undefined,
  channel: Pick<Channel, "header" | "name">,
): string {
  const pageTitle = cutTextAtWord(name, maxNameLength);
  return pageTitle ? `${pageTitle} · ${channelTitle(channel)}` : channelTitle(channel);
}
