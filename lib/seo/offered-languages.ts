import type { Channel } from "../contract/channel.ts";
import { type Language, languages } from "../contract/fields.ts";

/** The languages that a channel offers, each once: its own list, else all ten. contract.md, Shapes. */
export function offeredLanguages({ settings }: Pick<Channel, "settings">): readonly Language[] {
  const own = [...new Set(settings.main.languages)];
  return own.length > 0 ? own : languages;
}
