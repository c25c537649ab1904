import type { Channel } from "@/lib/contract/channel";
import type { Footer } from "@/lib/contract/footer";
import type { Translate } from "@/lib/i18n/translate";
import { linkOf } from "../header/link-of";

export type LinkList = { title: string; links: { name: string; href: string; target?: string }[] };

// A block shows when its flag is on and it has something to show.
export function footerLists(channel: Channel, footer: Footer, t: Translate): LinkList[] {
  const { tos, privacy_policy: privacy } = channel.settings;
  const own = footer.customLinks.filter((link) => link.visibility);
  const legal = [
    ...(privacy ? [{ name: t("privacyPolicy"), href: privacy }] : []),
    ...(tos ? [{ name: t("termsOfService"), href: tos }] : []),
  ];
  const lists = [
    footer.customLinksVisibility && {
      title: footer.customLinksTitle ?? t("explore"),
      links: own.map((link) => ({ name: link.name, ...linkOf(link) })),
    },
    footer.supportVisibility && {
      title: t("support"),
      links: footer.supportLinks.map(({ key, value }) => ({ name: key, href: value })),
    },
    footer.legalVisibility && { title: t("legal"), links: legal },
  ];
  return lists.filter((list) => list !== false).filter((list) => list.links.length > 0);
}
