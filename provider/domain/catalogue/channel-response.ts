import { accountActions } from "../../../lib/contract/channel.ts";
import { createPageSeoFields } from "./page-response.ts";
import type { MediaUrlContext } from "../media/media-urls.ts";
import type { SectionItemResponse } from "./item-responses.ts";
import type { ChannelRecord, PageRecord } from "./catalogue-records.ts";
import { socialProviders } from "../identity/identity-providers.ts";
import type { OfferedSignInMethods } from "../identity/offered-sign-in-methods.ts";

export type ChannelResponseInput = {
  home: PageRecord;
  /** Urls of the channel's pages: legal pages among them are linked. */
  urls: string[];
  country: string | undefined;
  origin: string;
  /** Whether the channel's other hosts lead to its origin. */
  redirectHosts: boolean;
  position: number;
  brandAssets: BrandAssets;
  /** Methods besides the password. */
  signIn: OfferedSignInMethods;
};

/** Addresses of the channel's logo and icons, where it has them; `appIcon` is large enough for a home screen. */
export type BrandAssets = { logo?: string; icon?: string; appIcon?: string };

/** `GET /ch/{channel}`: docs/provider-api.md PA-60. */
export function createChannelResponse(
  channel: ChannelRecord,
  facts: ChannelResponseInput,
  media: MediaUrlContext,
) {
  const { profile } = channel;
  return {
    token: channel.token,
    name: channel.name,
    channel_id: channel.channelId,
    url: channel.token,
    origin: facts.origin,
    redirectHosts: facts.redirectHosts,
    mode: profile.mode,
    style: { font: { family: profile.fontFamily }, theme: profile.theme },
    header: { ...createChannelHeaderFields(channel, facts.brandAssets), searchVisibility: true },
    page: {
      token: channel.homePage,
      style: {},
      seo: {
        ...createPageSeoFields(facts.home, media),
        title: channel.name,
        keywords: profile.seoKeywords,
      },
      icon: facts.brandAssets.icon,
    },
    watchlist: { enabled: profile.watchList },
    workspace: {
      id: `ws_${channel.channelId}`,
      name: channel.name,
      token: `ws-${channel.token}`,
      numeric_token: facts.position + 1,
    },
    settings: settingsOf(channel, facts),
    viewer: facts.country === undefined ? {} : { country: facts.country },
    watchlist_enabled: profile.watchList,
    subscription_enabled: profile.subscriptionType !== "none",
    users_must_subscribe: profile.subscriptionType === "force",
  };
}

function settingsOf(channel: ChannelRecord, facts: ChannelResponseInput) {
  const { profile } = channel;
  return {
    main: {
      description: profile.description || undefined,
      social: { links: profile.social },
      languageVisibility: true,
      icon: facts.brandAssets.icon,
      appIcon: facts.brandAssets.appIcon,
    },
    seo_keywords: profile.seoKeywords,
    indexClosedContents: profile.indexClosedContents ?? true,
    paywallPeriodOrder: profile.paywallPeriodOrder,
    viewers: {
      subscriptionType: profile.subscriptionType,
      signupMethods: signInMethods(facts.signIn),
      editableFields: ["name", "email"],
      accountActions: [...accountActions],
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
    ...profile.analytics,
    continue_watching: { enabled: profile.continueWatching },
    live_stream_notifications: { enabled: profile.liveNotifications },
    tos: legalPage("terms", facts),
    privacy_policy: legalPage("privacy", facts),
    userRegistrationFormTitle: profile.registration?.title,
  };
}

/** `settings.viewers.signupMethods`: docs/provider-api.md PA-60. */
function signInMethods({ social, sso }: OfferedSignInMethods) {
  return {
    local: { enabled: true },
    ...Object.fromEntries(socialProviders.map((idp) => [idp, { enabled: social.includes(idp) }])),
    sso: sso && {
      enabled: true,
      provider_url: sso.issuer.replace(/\/$/, ""),
      name: sso.name,
      client_id: sso.clientId,
      kind: sso.kind,
    },
  };
}

function legalPage(subject: string, { urls, origin }: ChannelResponseInput): string | undefined {
  const url = urls.find((candidate) => candidate.split("/").at(-1)?.startsWith(subject));
  return url && `${origin}/pages/${encodeURIComponent(url)}`;
}

/** Title, logo and direction, which the responses of channel and header both have. */
export function createChannelHeaderFields(channel: ChannelRecord, brandAssets: BrandAssets) {
  return { direction: channel.profile.direction, title: channel.name, logo: brandAssets.logo };
}

/** `GET header`: docs/provider-api.md PA-62. */
export function createChannelHeaderResponse(
  channel: ChannelRecord,
  brandAssets: BrandAssets,
  features: SectionItemResponse[],
) {
  const featured = new Map(features.map((item) => [item.token, item]));
  const navigation = channel.navigation.map(({ feature, ...entry }) => ({
    ...entry,
    feature: feature === undefined ? undefined : featured.get(feature),
  }));
  return { navigation, ...createChannelHeaderFields(channel, brandAssets) };
}

/** The contents that the menu shows. */
export function listMenuFeatureTokens({ navigation }: Pick<ChannelRecord, "navigation">): string[] {
  return navigation.flatMap(({ feature }) => feature ?? []);
}

/** `GET footer`: docs/provider-api.md PA-64. Everything the seed gives is shown. */
export function createChannelFooterResponse(channel: ChannelRecord, brandAssets: BrandAssets) {
  const { footer } = channel;
  return {
    visibility: true,
    infoVisibility: true,
    logo: brandAssets.logo,
    logoLink: "/",
    description: footer.description || undefined,
    supportVisibility: true,
    supportLinks: footer.supportLinks,
    legalVisibility: true,
    customLinksVisibility: true,
    customLinksTitle: footer.customLinksTitle || undefined,
    customLinks: footer.customLinks.map((link) => ({ ...link, visibility: true })),
    contentVisibility: true,
    content: footer.content || undefined,
    socialVisibility: true,
    languageVisibility: true,
  };
}
