import type { Channel } from "../contract/channel.ts";

/** The owner's ads.txt, or undefined when it is switched off or not there. spec.md § 2, ads.txt. */
export function adsFile({ settings }: Pick<Channel, "settings">): string | undefined {
  return settings.adsTxt?.enabled ? settings.adsTxt.content : undefined;
}
