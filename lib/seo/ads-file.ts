import type { Channel } from "../contract/channel.ts";

/** The owner's ads.txt, or undefined when it is switched off or not there. docs/behaviour.md BE-93. */
export function adsFile({ settings }: Pick<Channel, "settings">): string | undefined {
  return settings.adsTxt?.enabled ? settings.adsTxt.content : undefined;
}
