import type { Channel } from "@/lib/contract/channel";
import type { ChannelFooter } from "@/lib/contract/channel-footer";
import type { Translate } from "@/lib/i18n/translate";
import { sanitizeRichText } from "@/lib/sections/rich-text";
import {
  type LinkAttributes,
  menuItemLink,
  linkAttributesForUrl,
} from "../header/navigation/menu-links";

type NamedLink = LinkAttributes & { name: string };
export type FooterLinkList = { title: string; links: NamedLink[] };

export type FooterBlocks = {
  about: boolean;
  social: boolean;
  lists: FooterLinkList[];
  /** Sanitised HTML. */
  content?: string;
  language: boolean;
};

// The parts of a footer that its flags allow; undefined when there are none.
export function getVisibleFooterBlocks(
  channel: Channel,
  footer: ChannelFooter,
  t: Translate,
): FooterBlocks | undefined {
  if (!footer.visibility) return undefined;
  const { main } = channel.settings;
  const blocks: FooterBlocks = {
    about: footer.infoVisibility,
    social: footer.socialVisibility && Object.keys(main.social.links).length > 0,
    lists: footerLists(channel, footer, t),
    content: footer.contentVisibility
      ? sanitizeRichText(footer.content ?? "", "markdown")
      : undefined,
    language: footer.languageVisibility && main.languageVisibility !== false,
  };
  const { about, social, lists, content, language } = blocks;
  return about || social || lists.length > 0 || content || language ? blocks : undefined;
}

// The lists whose flag is on and that have links.
function footerLists(channel: Channel, footer: ChannelFooter, t: Translate): FooterLinkList[] {
  const lists = [
    footer.customLinksVisibility && {
      title: footer.customLinksTitle ?? t("explore"),
      links: customLinks(footer),
    },
    footer.supportVisibility && {
      title: t("support"),
      links: supportLinks(channel, footer),
    },
    footer.legalVisibility && { title: t("legal"), links: legalLinks(channel, t) },
  ];
  return lists.filter((list) => list !== false).filter((list) => list.links.length > 0);
}

function customLinks({ customLinks: all }: ChannelFooter): NamedLink[] {
  return all
    .filter((link) => link.visibility)
    .map((link) => ({ name: link.name, ...menuItemLink(link) }));
}

function supportLinks({ origin }: Channel, { supportLinks: all }: ChannelFooter): NamedLink[] {
  return all.map(({ key, value }) => ({ name: key, ...linkAttributesForUrl(value, origin) }));
}

function legalLinks({ origin, settings }: Channel, t: Translate): NamedLink[] {
  const { tos, privacy_policy: privacy } = settings;
  return [
    ...(privacy ? [{ name: t("privacyPolicy"), ...linkAttributesForUrl(privacy, origin) }] : []),
    ...(tos ? [{ name: t("termsOfService"), ...linkAttributesForUrl(tos, origin) }] : []),
  ];
}
