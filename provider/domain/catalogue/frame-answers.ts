import type { BrandAssets } from "./channel-answer.ts";
import type { ChannelRecord } from "./records.ts";

/** Title, logo and direction, which channel and header both tell. */
export function headerOf(channel: ChannelRecord, brandAssets: BrandAssets) {
  return { direction: channel.profile.direction, title: channel.name, logo: brandAssets.logo };
}

/** `GET header`: contract.md, Header. */
export function headerAnswer(channel: ChannelRecord, brandAssets: BrandAssets) {
  return { navigation: channel.navigation, ...headerOf(channel, brandAssets) };
}

/** `GET footer`: contract.md, Footer. Everything the seed gives is shown. */
export function footerAnswer(channel: ChannelRecord, brandAssets: BrandAssets) {
  const { footer } = channel;
  return {
    visibility: true,
    infoVisibility: true,
    logo: brandAssets.logo,
    logoLink: "/",
    description: footer.description,
    supportVisibility: true,
    supportLinks: footer.supportLinks,
    legalVisibility: true,
    customLinksVisibility: true,
    customLinksTitle: footer.customLinksTitle,
    customLinks: footer.customLinks.map((link) => ({ ...link, visibility: true })),
    contentVisibility: true,
    content: footer.content,
    socialVisibility: true,
    languageVisibility: true,
  };
}
