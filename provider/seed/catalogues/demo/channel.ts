import type { CatalogueChannel, CatalogueFooter } from "../../catalogue.ts";
import { registration } from "./registration.ts";

/** Meridian: slow television in a dark room. */
export const channel: CatalogueChannel = {
  token: "demo",
  channelId: "ch_7f21",
  name: "Meridian",
  mode: "live",
  direction: "ltr",
  fontFamily: "Hanken Grotesk",
  theme: {
    colorScheme: "dark",
    primary: "#ffb774",
    onPrimary: "#1d1207",
    background: "#0b0e0f",
    surface: "#15191a",
    text: "#f3f4ef",
    mutedText: "#a9b0ab",
    danger: "#ff8a7d",
    radius: 10,
  },
  description:
    "Slow television about the planet, the sky above it and the places we build. New films every Thursday.",
  social: {
    twitter: "https://example.com/meridian/x",
    facebook: "https://example.com/meridian/facebook",
    reddit: "https://example.com/meridian/reddit",
    ig: "https://example.com/meridian/instagram",
    tiktok: "https://example.com/meridian/tiktok",
    threads: "https://example.com/meridian/threads",
    discord: "https://example.com/meridian/discord",
    whatsapp: "https://example.com/meridian/whatsapp",
  },
  subscriptionType: "optional",
  appScheme: "marquee-demo",
  signIn: {
    social: ["google", "facebook", "apple"],
    sso: { kind: "auth0", name: "Meridian ID" },
  },
  watchList: true,
  continueWatching: true,
  liveNotifications: true,
  trackingConsent: "opt-out",
  paywallPeriodOrder: { month: 0, year: 1, week: 2, once: 3, all: 4 },
  withoutRewind: ["window-on-the-planet"],
  seoKeywords: ["slow television", "nature films", "live cameras", "space", "cities at night"],
  homePage: "home",
  defaultLanguage: "en",
  registration,
};

/** What stands at the foot of every page of Meridian. */
export const footer: CatalogueFooter = {
  description:
    "Slow television about the planet, the sky above it and the places we build. New films every Thursday.",
  supportLinks: [
    { key: "Help centre", value: "https://example.com/meridian/help" },
    { key: "Devices and apps", value: "https://example.com/meridian/devices" },
    { key: "Contact us", value: "mailto:hello@meridian.example" },
  ],
  customLinksTitle: "Explore",
  customLinks: [
    { name: "All films", type: "page", url: "films" },
    { name: "Series", type: "page", url: "series" },
    { name: "Live calendar", type: "page", url: "live" },
    { name: "Field notes", type: "page", url: "field-notes" },
    { name: "Press", type: "external", url: "https://example.com/meridian/press" },
  ],
  content: "© Meridian. Pictures belong to their makers.",
};
