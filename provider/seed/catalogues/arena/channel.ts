import type { CatalogueChannel, CatalogueFooter } from "../../catalogue.ts";
import { registration } from "./registration.ts";

/** Arena: sport, live and in full. Everybody signs in. */
export const channel: CatalogueChannel = {
  token: "arena",
  channelId: "ch_2c94",
  name: "Arena",
  mode: "live",
  direction: "ltr",
  fontFamily: "Barlow Condensed",
  theme: {
    colorScheme: "dark",
    primary: "#d6ff3f",
    onPrimary: "#10140a",
    background: "#08090c",
    surface: "#13151b",
    text: "#f5f6f8",
    mutedText: "#a4a9b5",
    danger: "#ff7d85",
    radius: 3,
  },
  description: "Every heat, every lap, every final. Live and on demand, and never a minute late.",
  social: {
    twitter: "https://example.com/arena/x",
    facebook: "https://example.com/arena/facebook",
    ig: "https://example.com/arena/instagram",
    tiktok: "https://example.com/arena/tiktok",
    threads: "https://example.com/arena/threads",
    discord: "https://example.com/arena/discord",
    whatsapp: "https://example.com/arena/whatsapp",
  },
  subscriptionType: "force",
  appScheme: "marquee-arena",
  signIn: { social: ["google"], sso: { kind: "oracle", name: "Arena Club ID" } },
  // A race is bought by the month; the season is for whoever looks further.
  paywallPeriodOrder: { month: 0, year: 1, once: 2, all: 3 },
  watchList: true,
  continueWatching: true,
  liveNotifications: true,
  seoKeywords: ["live sport", "football", "athletics", "tennis", "sailing", "racing", "replays"],
  adsTxt: "# Who may sell space on Arena\nads.example.com, arena-0042, DIRECT\n",
  homePage: "home",
  defaultLanguage: "en",
  customCode: {
    header:
      '<meta name="arena-site-verification" content="seeded-by-marquee">\n' +
      '<script>document.documentElement.dataset.owner = "arena";</script>',
    footer:
      '<div id="arena-slot" hidden></div>\n' +
      '<script>document.getElementById("arena-slot").dataset.filled = "by the owner";</script>',
  },
  customCss: "html { accent-color: #d6ff3f; scrollbar-color: #3a4416 #08090c; }",
  registration,
};

/** What stands at the foot of every page of Arena. */
export const footer: CatalogueFooter = {
  description: "Every heat, every lap, every final. Live and on demand, with rewind.",
  supportLinks: [
    { key: "Help centre", value: "https://example.com/arena/help" },
    { key: "Devices and apps", value: "https://example.com/arena/devices" },
    { key: "Contact us", value: "mailto:desk@arena.example" },
  ],
  customLinksTitle: "Explore",
  customLinks: [
    { name: "Schedule", type: "page", url: "schedule" },
    { name: "All sports", type: "page", url: "sports" },
    { name: "Replays", type: "page", url: "replays" },
    { name: "Commentators", type: "page", url: "commentators" },
    { name: "Partners", type: "external", url: "https://example.com/arena/partners" },
  ],
  content: "© Arena Sports. All times are in your time zone.",
};
