import type { Metadata, Viewport } from "next";
import { bcp47 } from "@/lib/contract/languages.ts";
import { asLanguage, offeredLanguages } from "@/lib/i18n/choose-language.ts";
import type { ClosedContent } from "@/lib/contract/content-preview.ts";
import type { ViewerRequest } from "@/lib/pages/viewer-request.ts";
import { alternateAddresses, canonicalAddress } from "@/lib/seo/canonical-urls.ts";
import { channelTitle, pageTitleOf } from "@/lib/seo/channel-title.ts";
import { openGraphLocale, cutTextAtWord, keywordList, videoKeywords } from "@/lib/seo/meta-text.ts";
import {
  filterEpisodicSeries,
  listRowItemSeries,
  findPageSeries,
} from "@/lib/seo/series-structured-data.ts";
import { chooseSharePicture } from "@/lib/seo/share-picture.ts";
import {
  type PageSearchParams,
  toUrlSearchParams,
  getPageModel,
  getVideoModel,
  getRequestData,
  getRequestI18n,
  isWebViewRequest,
} from "./request-data";
import { pageCanonicalPath, videoCanonicalPath } from "@/lib/seo/canonical-path.ts";
import { parseRoute } from "@/lib/urls/parse-address.ts";
import type { Content } from "@/lib/contract/content.ts";
import { publicPlaylistAddress } from "@/lib/seo/video-structured-data.ts";
import { resolveTheme } from "@/lib/channel/theme.ts";
import type { Channel } from "@/lib/contract/channel.ts";
import { siteIcon } from "@/lib/seo/site-icons.ts";

type Described = {
  /** Where the page is at home, without a query. */
  path: string;
  query: PageSearchParams;
  title: string;
  description?: string;
  keywords?: string[];
  /** The best first. */
  pictures: (string | undefined)[];
  openGraph: NonNullable<Metadata["openGraph"]>;
};

// What pages and films say alike of themselves.
function describe({ channel, language }: ViewerRequest, page: Described): Metadata {
  const { path, title, description } = page;
  const requested = asLanguage(toUrlSearchParams(page.query).get("lng"));
  const canonical = canonicalAddress(channel, path, requested);
  const picture = chooseSharePicture(...page.pictures);
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

export async function pageMetadata(path: string, query: PageSearchParams): Promise<Metadata> {
  const { model, visit } = await getPageModel(path, query);
  const { seo, name, icon } = model.page;
  const { settings, page: home } = visit.channel;
  const canonicalPath = pageCanonicalPath(parseRoute(path, toUrlSearchParams(query)), model.page);
  const isSeries =
    findPageSeries(canonicalPath, listRowItemSeries(model.rows.sections)) !== undefined;
  const metadata = describe(visit, {
    path: canonicalPath,
    query,
    title: cutTextAtWord(seo?.title, 200) ?? pageTitleOf(name, visit.channel),
    description: cutTextAtWord(seo?.description ?? settings.main.description, 300),
    keywords: keywordList(seo?.keywords, settings.seo_keywords),
    pictures: [seo?.image, home.seo?.image],
    openGraph: { type: isSeries ? "video.tv_show" : "website" },
  });
  return icon ? { ...metadata, icons: iconsOf(visit.channel, icon) } : metadata;
}

export async function videoMetadata(path: string, query: PageSearchParams): Promise<Metadata> {
  const { closedContent, visit: visitor } = await getRequestData();
  if (closedContent && visitor) return closedContentMetadata(visitor, closedContent, query);
  const { model, visit } = await getVideoModel(path, query);
  const { shown } = model;
  const { seo, input, playback } = shown;
  return describe(visit, {
    path: videoCanonicalPath(shown.token),
    query,
    title: cutTextAtWord(seo?.title, 200) ?? pageTitleOf(input.name, visit.channel),
    description: cutTextAtWord(seo?.description ?? input.description, 300),
    keywords: keywordList(
      seo?.keywords ?? videoKeywords(input),
      visit.channel.settings.seo_keywords,
    ),
    pictures: [seo?.image, input.thumbnail, playback?.poster, visit.channel.page.seo?.image],
    openGraph: filmOf(shown),
  });
}

// Indexed unless the owner says no: docs/decisions/0095.
function closedContentMetadata(
  visit: ViewerRequest,
  { token, preview }: ClosedContent,
  query: PageSearchParams,
): Metadata {
  const { channel } = visit;
  const { name, description, thumbnail, seo } = preview;
  const isIndexed = channel.settings.indexClosedContents !== false;
  const metadata = describe(visit, {
    path: videoCanonicalPath(token),
    query,
    title: cutTextAtWord(seo?.title, 200) ?? pageTitleOf(name, channel),
    description: cutTextAtWord(seo?.description ?? description, 300),
    keywords: keywordList(seo?.keywords, channel.settings.seo_keywords),
    pictures: [seo?.image, thumbnail, channel.page.seo?.image],
    openGraph: { type: "video.other" },
  });
  return isIndexed ? metadata : { ...metadata, robots: { index: false, follow: false } };
}

function filmOf(shown: Content): NonNullable<Metadata["openGraph"]> {
  const url = publicPlaylistAddress(shown);
  const videos = url === undefined ? undefined : [{ url, type: "application/vnd.apple.mpegurl" }];
  const type = filterEpisodicSeries(shown.input.series) ? "video.episode" : "video.other";
  return { type, videos };
}

// Account pages are not indexed, and an address with a token in it is sent as no referrer.
export function accountMetadata(title: string): () => Promise<Metadata> {
  return async () => {
    const { visit } = await getRequestData();
    const { t } = await getRequestI18n();
    const text = t(title);
    return {
      title: visit ? `${text} · ${channelTitle(visit.channel)}` : text,
      robots: { index: false, follow: false },
      referrer: "no-referrer",
    };
  };
}

// What every page of a channel carries; screens and pages add their own.
export async function siteMetadata(): Promise<Metadata> {
  const channel = (await getRequestData()).visit?.channel;
  if (!channel) return { robots: { index: false, follow: false } };
  return {
    applicationName: channelTitle(channel),
    icons: iconsOf(channel),
    // The app's web view is an app already.
    manifest: (await isWebViewRequest()) ? undefined : "/manifest.webmanifest",
    robots: channel.mode === "staging" ? { index: false, follow: false } : undefined,
    formatDetection: { telephone: false },
  };
}

export async function siteViewport(): Promise<Viewport> {
  const theme = (await getRequestData()).visit?.channel.style.theme;
  return { themeColor: resolveTheme(theme ?? {}).colors.bg };
}

function iconsOf(channel: Channel, pageIcon?: string): Metadata["icons"] {
  const icon = siteIcon(channel, pageIcon);
  // Apple's home screen draws no SVG.
  return { icon, apple: icon.type === "image/svg+xml" ? undefined : icon.url };
}
