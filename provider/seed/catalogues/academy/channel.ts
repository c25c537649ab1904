import type { CatalogueChannel, CatalogueFooter } from "../../catalogue.ts";
import { registration } from "./registration.ts";

/** Academy: courses in preview, with a header that runs from right to left. */
export const channel: CatalogueChannel = {
  token: "academy",
  channelId: "ch_9b33",
  name: "Academy",
  mode: "staging",
  direction: "rtl",
  fontFamily: "Bricolage Grotesque",
  theme: {
    colorScheme: "light",
    primary: "#2748d9",
    onPrimary: "#ffffff",
    background: "#fffefb",
    surface: "#f1f2fb",
    text: "#14162b",
    mutedText: "#585c78",
    danger: "#b3202f",
    radius: 16,
  },
  description:
    "Short lessons for long evenings. Start anywhere, stop anywhere, keep what you learn.",
  social: {
    facebook: "https://example.com/academy/facebook",
    ig: "https://example.com/academy/instagram",
    discord: "https://example.com/academy/discord",
    whatsapp: "https://example.com/academy/whatsapp",
  },
  subscriptionType: "optional",
  appScheme: "marquee-academy",
  signIn: { sso: { kind: "generic", name: "Campus Account" } },
  // A month comes first, and what is paid once after what is paid again and again.
  paywallPeriodOrder: { month: 0, year: 1, once: 2, all: 3 },
  watchList: true,
  continueWatching: true,
  liveNotifications: true,
  seoKeywords: ["courses", "short lessons", "drawing", "algorithms", "astronomy"],
  homePage: "home",
  defaultLanguage: "en",
  registration,
};

/** What stands at the foot of every page of Academy. */
export const footer: CatalogueFooter = {
  description:
    "Short lessons for long evenings. Start anywhere, stop anywhere, keep what you learn.",
  supportLinks: [
    { key: "Help centre", value: "https://example.com/academy/help" },
    { key: "Certificates", value: "https://example.com/academy/certificates" },
    { key: "Contact us", value: "mailto:office@academy.example" },
  ],
  customLinksTitle: "Explore",
  customLinks: [
    { name: "All courses", type: "page", url: "courses" },
    { name: "Learning paths", type: "page", url: "paths" },
    { name: "Live classes", type: "page", url: "live-classes" },
    { name: "For schools", type: "external", url: "https://example.com/academy/schools" },
  ],
  content: "© Academy. Made for curious people.",
};
