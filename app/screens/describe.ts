import type { Metadata } from "next";
import { asLanguage, bcp47, offeredLanguages } from "@/lib/i18n/languages.ts";
import type { Visit } from "@/lib/pages/visit.ts";
import { alternateAddresses, canonicalAddress } from "@/lib/seo/address.ts";
import { channelTitle } from "@/lib/seo/channel-title.ts";
import { openGraphLocale } from "@/lib/seo/open-graph-locale.ts";
import { sharePicture } from "@/lib/seo/share-picture.ts";
import { type Query, searchOf } from "../request-data";

export type Described = {
  /** Where the page is at home, without a query. */
  path: string;
  query: Query;
  title: string;
  description?: string;
  keywords?: string[];
  picture?: string;
  openGraph: NonNullable<Metadata["openGraph"]>;
};

// What pages and films say alike of themselves.
export function describe({ channel, language }: Visit, page: Described): Metadata {
  const { path, title, description } = page;
  const asked = asLanguage(searchOf(page.query).get("lng"));
  const canonical = canonicalAddress(channel, path, asked);
  const picture = sharePicture(page.picture);
  const images = picture && [{ ...picture, alt: title }];
  const others = offeredLanguages(channel.settings).filter(
    (each) => bcp47(each) !== bcp47(language),
  );
  return {
    title,
    description,
    keywords: page.keywords,
    alternates: { canonical, languages: alternateAddresses(channel, path) },
    openGraph: {
      ...page.openGraph,
      url: canonical,
      title,
      description,
      siteName: channelTitle(channel),
      locale: openGraphLocale(language),
      alternateLocale: others.map(openGraphLocale),
      images,
    },
    twitter: { card: images ? "summary_large_image" : "summary", title, description, images },
  };
}
