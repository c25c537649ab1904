import type { Channel } from "../contract/channel.ts";
import { bcp47, type Language } from "../contract/languages.ts";
import { absoluteAddress } from "./canonical-urls.ts";
import { channelTitle } from "./channel-title.ts";
import { cutTextAtWord } from "./meta-text.ts";
import { createPictureUrlOfWidth } from "./share-picture.ts";
import { type SchemaOrgNode, withSchemaOrgContext } from "./structured-data.ts";

/** The organization of a channel and its site, for the home page: `Organization` and `WebSite`. */
export function homeStructuredData(channel: Channel, language: Language): SchemaOrgNode[] {
  const url = absoluteAddress(channel, "/");
  const organization = { "@id": `${url}#organization` };
  const { description, icon, social } = channel.settings.main;
  const logo = icon ?? channel.page.icon ?? channel.header.logo;
  const profiles = Object.values(social.links);
  const common = {
    name: channelTitle(channel),
    url,
    description: cutTextAtWord(description, 300),
  };
  return [
    withSchemaOrgContext({
      "@type": "Organization",
      ...organization,
      ...common,
      logo: logo && createPictureUrlOfWidth(logo, 640),
      sameAs: profiles.length > 0 ? profiles : undefined,
    }),
    withSchemaOrgContext({
      "@type": "WebSite",
      "@id": `${url}#website`,
      ...common,
      inLanguage: bcp47(language),
      publisher: organization,
    }),
  ];
}
