import type { PersonRole } from "../../lib/contract/content.ts";
import type { PaymentPeriod } from "../../lib/contract/periods.ts";
import type { PromoEffect } from "../../lib/contract/price-terms.ts";
import type { Language } from "../../lib/contract/languages.ts";
import type { NavigationItem } from "../../lib/contract/header.ts";
import type { Theme } from "../../lib/contract/channel.ts";
import type { Light, Series, sectionLayouts, sectionRoles } from "../../lib/contract/sections.ts";
import type { Territory } from "../domain/rights/rights-rules.ts";
import type { RegistrationField } from "../domain/accounts/registration.ts";
import type { DeviceLimits } from "../domain/devices/device-limits.ts";
import type { SocialProvider, SsoKind } from "../domain/identity/identity-providers.ts";

/**
 * One seeded channel, written by hand in `provider/seed/catalogues/`. Pictures are named by their
 * entry in `provider/assets/manifest.json` (`art`), films by theirs (`films`); the provider turns
 * both into absolute addresses. Times are relative to the clock of the provider.
 */
export type Catalogue = {
  channel: CatalogueChannel;
  navigation: CatalogueEntry[];
  footer: CatalogueFooter;
  pages: CataloguePage[];
  contents: CatalogueContent[];
  /** What is sold, and the codes that make it cheaper. */
  paywalls?: CataloguePaywall[];
  promos?: CataloguePromo[];
  /** Where and when its contents may be watched; without any, always and everywhere. */
  rights?: CatalogueRule[];
  /** What the seeded viewer who comes back did before. */
  history?: CatalogueHistory;
};

/** Each begins with a content token and ends with how many days ago it was. */
export type CatalogueHistory = {
  /** How far, in percent. */
  watched: [content: string, percent: number, daysAgo: number][];
  /** Put on the watch list. */
  listed: [content: string, daysAgo: number][];
  /** Wants to be told of. */
  awaited: [content: string, daysAgo: number][];
};

/** An entry of the menu; `feature` is the content that its open menu of columns shows. */
export type CatalogueEntry = Omit<NavigationItem, "feature" | "items"> & {
  feature?: string;
  items: CatalogueEntry[];
};

/** A rule of docs/provider-api.md PA-200, of one content or (without `content`) of all. */
export type CatalogueRule = {
  token: string;
  content?: string;
  /** It has held since so many days, and holds for so many more. */
  fromDaysAgo?: number;
  untilInDays?: number;
} & (
  | { kind: "window"; territory?: Territory }
  | { kind: "embargo"; minutes: number }
  | { kind: "vpn" }
);

export type CataloguePaywall = {
  token: string;
  name: string;
  description: string;
  /** 16:9 art. */
  picture: string;
  /** ISO 4217. */
  currency: string;
  /** Content tokens, `*` for all; or the one content that it is bought for. */
  opens: string[] | "content";
  /** Which group its buyers are in: docs/provider-api.md PA-71. */
  subscribersGroup?: string;
  /** Of its buyers, in place of the channel's: docs/provider-api.md PA-193. */
  deviceLimits?: DeviceLimits;
  prices: CataloguePrice[];
};

/** `amount` is of one payment, in minor units. */
export type CataloguePrice = {
  token: string;
  amount: number;
  period: PaymentPeriod;
  /** Periods between two payments, 1 without it. */
  intervalCount?: number;
  /** Payments that one is bound to. */
  commitmentCount?: number;
  /** It is not sold any more. */
  withdrawn?: boolean;
};

export type CataloguePromo = {
  code: string;
  effect: PromoEffect;
  /** Of this paywall alone. */
  paywall?: string;
  maxUses?: number;
  /** Uses so far. */
  uses?: number;
  /** It ended so many days ago. */
  endedDaysAgo?: number;
};

export type CatalogueChannel = {
  /** Also the subdomain: `demo`. */
  token: string;
  /** A number in words of the provider, distinct from the token: `ch_7f21`. */
  channelId: string;
  name: string;
  mode: "live" | "staging";
  direction: "ltr" | "rtl";
  fontFamily: string;
  theme: Partial<Theme>;
  description: string;
  social: Record<string, string>;
  subscriptionType: "none" | "optional" | "force";
  watchList: boolean;
  continueWatching: boolean;
  liveNotifications: boolean;
  /** What the channel's app answers to: `{appScheme}://user/signIn`. */
  appScheme?: string;
  /**
   * Sign-in methods beside e-mail and password. `name` is what people call the channel's own
   * identity provider.
   */
  signIn?: { social?: SocialProvider[]; sso?: { kind: SsoKind; name: string } };
  /** Places of the tabs over prices, from the least on: docs/provider-api.md PA-60. */
  paywallPeriodOrder?: Partial<Record<PaymentPeriod | "all", number>>;
  /** Missing: the channel measures nobody. */
  trackingConsent?: "opt-in" | "opt-out";
  /** What else the owner measures with, and which share of viewers in percent (all without it). */
  analytics?: { customGA?: string; customMetaPixel?: string; analyticsSampleRate?: number };
  /** How many devices of one viewer may play at once, and be signed in: docs/provider-api.md PA-193. */
  deviceLimits?: DeviceLimits;
  /** Tokens of contents that can't be sought back while they are live. */
  withoutRewind?: string[];
  seoKeywords: string[];
  /** The ads.txt file, where there is one; it is on then. */
  adsTxt?: string;
  /** `token` of the page that is the home page. */
  homePage: string;
  defaultLanguage: "en";
  /** The owner's own code and style sheet: docs/provider-api.md PA-60. */
  customCode?: { header?: string; footer?: string; hosts?: string[] };
  customCss?: string;
  /** What viewers are asked besides: docs/provider-api.md PA-73. */
  registration?: CatalogueRegistration;
  /** What its contents belong to: docs/provider-api.md PA-78. */
  series?: CatalogueSeries[];
  topics?: CatalogueTopic[];
  /** Films that come and go by turns. */
  rotation?: CatalogueRotation;
  /** Which contents are seen in which light. */
  light?: Partial<Record<Light, string[]>>;
};

/**
 * How much a page leads to, in the owner's words (`8 lessons`), how many seconds that lasts, and what it asks of who
 * follows it (`Beginner`).
 */
export type CatalogueExtent = { parts?: string; partsS?: number; level?: string };

/**
 * `episodes` are content tokens in order; `token` is that of the series' page. Each of its `groups` has the episodes from
 * that one on, counted from 1, to the next group.
 */
export type CatalogueSeries = CatalogueExtent & {
  token: string;
  name: string;
  season?: number;
  unit?: Series["unit"];
  groups?: [name: string, from: number][];
  episodes: string[];
};

/** What a page gathers: `name` is the page's, `contents` are tokens. */
export type CatalogueTopic = CatalogueExtent & { name: string; contents: string[] };

/** Each of these (content tokens) comes in turn, one every day at midnight UTC, and stays until its turn comes again. */
export type CatalogueRotation = string[];

export type CatalogueRegistration = {
  title?: string;
  /** Nothing plays before the mandatory fields are answered. */
  beforeWatching?: boolean;
  fields: RegistrationField[];
};

export type CatalogueFooter = {
  description: string;
  supportLinks: { key: string; value: string }[];
  customLinksTitle: string;
  customLinks: { name: string; type: "page" | "external"; url: string }[];
  content: string;
};

export type CataloguePage = {
  token: string;
  url: string;
  name: string;
  description?: string;
  /** Art name for crawlers and page cards. */
  picture: string;
  /** Content token: the page begins with a hero of its own, which plays this. */
  cover?: string;
  /** Art name of that hero, where it is not the page's: 1,600 px wide or more, but for a `split` brand. */
  coverPicture?: string;
  sections: CatalogueSection[];
};

export type CatalogueSection = {
  token: string;
  name?: string;
  description?: string;
  role: (typeof sectionRoles)[number];
  type: "video" | "page" | "paywall" | "text";
  layout: (typeof sectionLayouts)[number];
  aspectRatio?: "16:9" | "2:3" | "1:1";
  showDescription?: boolean;
  liveUpdate?: boolean;
  /** Markdown-free simple HTML for `text` and `custom_html`. */
  body?: string;
  /** Content tokens (type video) or page tokens (type page), in order. */
  items?: string[];
  /** With tabs, each tab names its own items and the first is selected. */
  tabs?: { token: string; name: string; items: string[] }[];
  pageSize?: number;
};

export type CatalogueContent = {
  token: string;
  name: string;
  description: string;
  /** Whole multiple of 4; the reel plays exactly this long. Live: until its planned end, or 0. 0 for scheduled. */
  durationS: number;
  /** 16:9 art. */
  picture: string;
  /** 2:3 art, shown where the section's ratio asks for it. */
  poster?: string;
  /**
   * The reel: these films in turn, over and over, until `durationS` is full (or for ever, live).
   */
  films: string[];
  /**
   * What is said in it and its chapters: `provider/assets/transcripts/{name}.json`, for this content
   * alone. Without one it has neither: films are shared, and whoever borrows one says something else.
   */
  transcript?: string;
  keywords: string[];
  state: "live" | "vod" | "scheduled";
  /**
   * Live: minutes since the start. Scheduled: minutes until the start. Both count from a quarter hour, and are quarter
   * hours themselves, so that an event begins at 20:15 and not at 20:11.
   */
  minutes?: number;
  /** Scheduled: it begins at this hour of UTC, the next one after those minutes. */
  hour?: number;
  publishedDaysAgo: number;
  /** Of a broadcast with parts in braces, which go on with it: `provider/domain/catalogue/stage-badge.ts`. */
  badge?: string;
  access?: "free" | "signed_in" | "paid";
  /** Related contents; others of the same keywords follow. */
  next?: string[];
  /** Who made it, and who is in it. */
  people?: string[];
  /** What they did for it. */
  role?: PersonRole;
  /** In which it was released. */
  year?: number;
  /** What name and description are written in; without it the channel's default language. */
  language?: Language;
};
