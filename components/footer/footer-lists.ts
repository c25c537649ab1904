import type { Channel } from "@/lib/contract/channel";
import type { Footer } from "@/lib/contract/footer";
import type { Translate } from "@/lib/i18n/translate";
import { type LinkTo, linkOf, linkTo } from "../header/link-of";

type NamedLink = LinkTo & { name: string };
export type LinkList = { title: string; links: NamedLink[] };

// A block shows when its flag is on and it has something to show.
export function footerLists(channel: Channel, footer: Footer, t: Translate): LinkList[] {
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
    .map((link) => ({ name: link.name, ...linkOf(link) }));
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
