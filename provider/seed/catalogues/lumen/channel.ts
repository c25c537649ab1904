import type { CatalogueChannel, CatalogueFooter } from "../../catalogue.ts";
import { registration } from "./registration.ts";

/** Lumen: a small cinema on paper white. */
export const channel: CatalogueChannel = {
  token: "lumen",
  channelId: "ch_5d08",
  name: "Lumen",
  mode: "live",
  direction: "ltr",
  fontFamily: "Instrument Serif",
  theme: {
    colorScheme: "light",
    primary: "#a32a1c",
    onPrimary: "#ffffff",
    background: "#f6f2ea",
    surface: "#ece6da",
    text: "#191512",
    mutedText: "#645c52",
    danger: "#a3161f",
    radius: 0,
  },
  description:
    "A small cinema with one screen, yours. Thirty films at a time, chosen by people who watch them twice.",
  social: {
    twitter: "https://example.com/lumen/x",
    facebook: "https://example.com/lumen/facebook",
    ig: "https://example.com/lumen/instagram",
    tiktok: "https://example.com/lumen/tiktok",
    threads: "https://example.com/lumen/threads",
    discord: "https://example.com/lumen/discord",
    whatsapp: "https://example.com/lumen/whatsapp",
  },
  subscriptionType: "optional",
  appScheme: "marquee-lumen",
  signIn: { social: ["google", "apple"], sso: { kind: "helmes", name: "Lumen Members" } },
  watchList: true,
  continueWatching: true,
  liveNotifications: true,
  trackingConsent: "opt-in",
  seoKeywords: ["cinema", "independent films", "series", "short films", "documentary"],
  homePage: "now-showing",
  defaultLanguage: "en",
  registration,
};

/** What stands at the foot of every page of Lumen. */
export const footer: CatalogueFooter = {
  description:
    "A small cinema with one screen, yours. Thirty films at a time, chosen by people who watch them twice.",
  supportLinks: [
    { key: "Help centre", value: "https://example.com/lumen/help" },
    { key: "Subtitles and sound", value: "https://example.com/lumen/subtitles" },
    { key: "Contact us", value: "mailto:projection@lumen.example" },
  ],
  customLinksTitle: "Programme",
  customLinks: [
    { name: "Now showing", type: "page", url: "now-showing" },
    { name: "All Films", type: "page", url: "films" },
    { name: "Directors", type: "page", url: "directors" },
    { name: "Notebook", type: "page", url: "notebook" },
    { name: "Gift a year", type: "external", url: "https://example.com/lumen/gift" },
  ],
  content: "© Lumen Cinema. Stills by permission of the makers.",
};
