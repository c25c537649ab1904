import { pageSeo } from "./page-answer.ts";
import { headerOf } from "./frame-answers.ts";
import type { MediaSource } from "../media/media-addresses.ts";
import type { ChannelRecord, PageRecord } from "./records.ts";
import { signInMethods } from "./sign-in-methods.ts";

export type ChannelFacts = {
  home: PageRecord;
  /** Urls of the channel's pages: legal pages among them are linked. */
  urls: string[];
  country: string | undefined;
  origin: string;
  position: number;
  brandAssets: BrandAssets;
};

/** Addresses of the channel's logo and icon, where it has them. */
export type BrandAssets = { logo?: string; icon?: string };

/** `GET /ch/{channel}`: contract.md, Channel. */
export function channelAnswer(channel: ChannelRecord, facts: ChannelFacts, media: MediaSource) {
  const { profile } = channel;
  return {
    token: channel.token,
    name: channel.name,
    channel_id: channel.channelId,
    url: channel.token,
    origin: facts.origin,
    mode: profile.mode,
    style: { font: { family: profile.fontFamily }, theme: profile.theme },
    header: { ...headerOf(channel, facts.brandAssets), searchVisibility: true },
    page: {
      token: channel.homePage,
      style: {},
      seo: { ...pageSeo(facts.home, media), title: channel.name, keywords: profile.seoKeywords },
      icon: facts.brandAssets.icon,
    },
    watchlist: { enabled: profile.watchList },
    workspace: {
      id: `ws_${channel.channelId}`,
      name: channel.name,
      token: `ws-${channel.token}`,
      numeric_token: facts.position + 1,
    },
    settings: settingsOf(channel, facts, media),
    viewer: facts.country === undefined ? {} : { country: facts.country },
    watchlist_enabled: profile.watchList,
    subscription_enabled: profile.subscriptionType !== "none",
    users_must_subscribe: profile.subscriptionType === "force",
  };
}

function settingsOf(channel: ChannelRecord, facts: ChannelFacts, media: MediaSource) {
  const { profile } = channel;
  return {
    main: {
      description: profile.description,
      social: { links: profile.social },
      languageVisibility: true,
      icon: facts.brandAssets.icon,
    },
    seo_keywords: profile.seoKeywords,
    viewers: {
      subscriptionType: profile.subscriptionType,
      signupMethods: signInMethods(channel, media.publicOrigin),
    },
    adsTxt:
      profile.adsTxt === undefined
        ? { enabled: false }
        : { enabled: true, content: profile.adsTxt },
    defaultLanguage: profile.defaultLanguage,
    customCode: profile.customCode,
    customCss: profile.customCss,
    mobile: profile.appScheme === undefined ? undefined : { scheme: profile.appScheme },
    trackingConsent: profile.trackingConsent,
    continue_watching: { enabled: profile.continueWatching },
    live_stream_notifications: { enabled: profile.liveNotifications },
    tos: legalPage("terms", facts),
    privacy_policy: legalPage("privacy", facts),
    userRegistrationFormTitle: profile.registration?.title,
  };
}

function legalPage(subject: string, { urls, origin }: ChannelFacts): string | undefined {
  const url = urls.find((candidate) => candidate.split("/").at(-1)?.startsWith(subject));
  return url && `${origin}/pages/${encodeURIComponent(url)}`;
}
