import type { Channel } from "@/lib/contract/channel";
import type { Footer } from "@/lib/contract/footer";
import type { Translate } from "@/lib/i18n/translate";
import { richText } from "@/lib/sections/rich-text";
import { type LinkAttributes, menuItemLink, linkTo } from "../header/navigation/menu-links";

type NamedLink = LinkAttributes & { name: string };
export type LinkList = { title: string; links: NamedLink[] };

export type FooterBlocks = {
  about: boolean;
  social: boolean;
  lists: LinkList[];
  /** Sanitised HTML. */
  content?: string;
  language: boolean;
};

// The parts of a footer that its flags allow; undefined when there are none.
export function footerBlocks(
  channel: Channel,
  footer: Footer,
  t: Translate,
): FooterBlocks | undefined {
  if (!footer.visibility) return undefined;
  const { main } = channel.settings;
  const blocks: FooterBlocks = {
    about: footer.infoVisibility,
    social: footer.socialVisibility && Object.keys(main.social.links).length > 0,
    lists: footerLists(channel, footer, t),
    content: footer.contentVisibility ? richText(footer.content ?? "", "markdown") : undefined,
    language: footer.languageVisibility && main.languageVisibility !== false,
  };
  const { about, social, lists, content, language } = blocks;
  return about || social || lists.length > 0 || content || language ? blocks : undefined;
}

// The lists whose flag is on and that have links.
function footerLists(channel: Channel, footer: Footer, t: Translate): LinkList[] {
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

function customLinks({ customLinks: all }: Footer): NamedLink[] {
  return all
    .filter((link) => link.visibility)
    .map((link) => ({ name: link.name, ...menuItemLink(link) }));
}

function supportLinks({ origin }: Channel, { supportLinks: all }: Footer): NamedLink[] {
  return all.map(({ key, value }) => ({ name: key, ...linkTo(value, origin) }));
}

function legalLinks({ origin, settings }: Channel, t: Translate): NamedLink[] {
  const { tos, privacy_policy: privacy } = settings;
  return [
    ...(privacy ? [{ name: t("privacyPolicy"), ...linkTo(privacy, origin) }] : []),
    ...(tos ? [{ name: t("termsOfService"), ...linkTo(tos, origin) }] : []),
  ];
}
