import type { Channel } from "../contract/channel.ts";
import { bcp47, type Language } from "../contract/languages.ts";
import { resolveTheme } from "../channel/theme.ts";
import { channelTitle } from "./channel-title.ts";
import { cutText } from "./meta-text.ts";
import { siteIcon } from "./site-icons.ts";

/**
 * What a browser needs to put a channel on the home screen: `/manifest.webmanifest`. Colours are
 * those of the resolved theme; an icon whose size nobody told counts for any.
 */
export function webManifest(channel: Channel, language: Language) {
  const name = channelTitle(channel);
  const { colors } = resolveTheme(channel.style.theme);
  const { url, type } = siteIcon(channel);
  return {
    id: "/",
    name,
    short_name: cutText(name, 12),
    description: cutText(channel.settings.main.description, 300),
    lang: bcp47(language),
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: colors.bg,
    background_color: colors.bg,
    icons: [{ src: url, type, sizes: "any", purpose: "any" }],
  };
}
