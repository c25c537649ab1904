import type { AdminChannelRow } from "../../../db/admin/admin-channels.ts";
import { createPrefixedId } from "../../../domain/accounts/secrets.ts";
import type { ChannelRecord } from "../../../domain/catalogue/catalogue-records.ts";
import type { AdminChannel, ChannelChange, NewChannel } from "./channel-schemas.ts";

const homePage = "home";

/** A channel without anything that its owner has not chosen yet: nobody but its owner sees it. */
const defaults = {
  mode: "staging",
  direction: "ltr",
  fontFamily: "Hanken Grotesk",
  theme: {},
  description: "",
  social: {},
  subscriptionType: "none",
  watchList: true,
  continueWatching: true,
  liveNotifications: true,
  seoKeywords: [],
} as const;

const emptyFooter = {
  description: "",
  supportLinks: [],
  customLinksTitle: "",
  customLinks: [],
  content: "",
};

/** What the database stores of a new channel. */
export function toNewChannelRow({
  token,
  navigation = [],
  footer = emptyFooter,
  ...fields
}: NewChannel): ChannelRecord {
  const identity = { token, channelId: createPrefixedId("ch"), name: fields.name, homePage };
  const profile = { ...defaults, seoKeywords: [], ...fields, ...identity };
  return { ...identity, profile: { ...profile, defaultLanguage: "en" }, navigation, footer };
}

/** The columns of a channel after a change. */
export function toChangedChannelColumns(
  row: AdminChannelRow,
  { navigation, footer, ...fields }: ChannelChange,
): Omit<ChannelRecord, "token" | "channelId"> {
  const profile = { ...row.profile, ...fields };
  return {
    name: profile.name,
    homePage: profile.homePage,
    profile,
    navigation: navigation ?? row.navigation,
    footer: footer ?? row.footer,
  };
}

/** A channel as the admin API shows it. */
export function toAdminChannel(row: AdminChannelRow): AdminChannel {
  const { token, channelId, name, homePage, profile, navigation, footer } = row;
  return {
    token,
    channelId,
    name,
    mode: profile.mode,
    direction: profile.direction,
    fontFamily: profile.fontFamily,
    theme: profile.theme,
    description: profile.description,
    social: profile.social,
    subscriptionType: profile.subscriptionType,
    watchList: profile.watchList,
    continueWatching: profile.continueWatching,
    liveNotifications: profile.liveNotifications,
    seoKeywords: profile.seoKeywords,
    homePage,
    navigation,
    footer,
    appScheme: profile.appScheme,
    signIn: profile.signIn,
    paywallPeriodOrder: profile.paywallPeriodOrder,
    trackingConsent: profile.trackingConsent,
    analytics: profile.analytics,
    deviceLimits: profile.deviceLimits,
    indexClosedContents: profile.indexClosedContents,
    adsTxt: profile.adsTxt,
    customCode: profile.customCode,
    customCss: profile.customCss,
  };
}
