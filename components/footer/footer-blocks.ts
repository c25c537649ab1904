import type { Channel } from "@/lib/contract/channel";
import type { Footer } from "@/lib/contract/footer";
import type { Translate } from "@/lib/i18n/translate";
import { footerLists, type LinkList } from "./footer-lists";

export type FooterBlocks = {
  about: boolean;
  social: boolean;
  lists: LinkList[];
  content?: string;
  language: boolean;
};

// What is left of a footer after every flag; nothing at all when that is empty.
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
    content: footer.contentVisibility ? footer.content : undefined,
    language: footer.languageVisibility && main.languageVisibility !== false,
  };
  const { about, social, lists, content, language } = blocks;
  return about || social || lists.length > 0 || content || language ? blocks : undefined;
}
