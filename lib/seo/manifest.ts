import type { Channel } from "../contract/channel.ts";
import { bcp47, type Language } from "../contract/languages.ts";
import { resolveTheme } from "../channel/theme.ts";
import { appIcons } from "./app-icons.ts";
import { channelTitle } from "./channel-title.ts";
import { cutTextAtWord } from "./meta-text.ts";

/** The web manifest of a channel: `/manifest.webmanifest`. Colours are those of the resolved theme. */
export function webManifest(channel: Channel, language: Language) {
  const name = channelTitle(channel);
  const { colors } = resolveTheme(channel.style.theme);
  return {
    id: "/",
    name,
    short_name: cutTextAtWord(name, 12),
    description: cutTextAtWord(channel.settings.main.description, 300),
    lang: bcp47(language),
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: colors.bg,
    background_color: colors.bg,
    icons: appIcons(channel),
  };
}
