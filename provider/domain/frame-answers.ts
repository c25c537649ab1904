import type { ChannelRecord } from "./records.ts";

/** `GET header`: contract.md, Header. */
export function headerAnswer(channel: ChannelRecord) {
  return {
    navigation: channel.navigation,
    direction: channel.profile.direction,
    title: channel.name,
  };
}

/** `GET footer`: contract.md, Footer. Everything the seed gives is shown. */
export function footerAnswer(channel: ChannelRecord) {
  const { footer } = channel;
  return {
    visibility: true,
    infoVisibility: true,
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
