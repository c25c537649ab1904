import type { RegistrationFormField } from "../../../provider/domain/accounts/registration.ts";
import { paywalls, promos } from "./offers.ts";
import type { SeedCatalogue, CatalogueContent } from "../../../provider/seed/catalogue-schema.ts";

/** Thirty films with the words of the search tests, one of them in each state. */
const films: CatalogueContent[] = Array.from({ length: 30 }, (_, index) => ({
  token: `film-${index + 1}`,
  name: index === 4 ? "100% Harbour" : `Harbour ${index + 1}`,
  description: index === 6 ? "A lighthouse keeper stays." : "Boats come and go.",
  durationS: 120,
  picture: "harbour-hero",
  poster: "harbour-poster",
  films: ["first", "second"],
  transcript: index === 1 ? undefined : "first",
  keywords: index % 2 ? ["sea", "night"] : ["sea"],
  state: "vod",
  publishedDaysAgo: index,
  next: index === 0 ? ["film-9", "film-3"] : undefined,
  ...(index === 2 && { people: ["Ada Lind"], role: "director", year: 2019 }),
}));

const contents: CatalogueContent[] = [
  ...films,
  { ...plain("always-on"), state: "live", minutes: 20, badge: "Lap {3} of 3" },
  { ...plain("soon"), state: "scheduled", minutes: 5 },
  { ...plain("later"), state: "scheduled", minutes: 90 },
];

const tokens = films.map((film) => film.token);

/** A channel in live mode with a row of every role of docs/provider-api.md PA-67. */
export const harbour: SeedCatalogue = {
  channel: {
    token: "harbour",
    channelId: "ch_0001",
    name: "Harbour",
    mode: "live",
    direction: "ltr",
    fontFamily: "Figtree",
    theme: { primary: "#2748d9", background: "#fffefb", radius: 8, colorScheme: "light" },
    description: "Boats, all day.",
    social: { threads: "https://threads.example/harbour" },
    subscriptionType: "optional",
    watchList: true,
    continueWatching: true,
    liveNotifications: true,
    analytics: { customGA: "G-BOATS01", customMetaPixel: "424242", analyticsSampleRate: 25 },
    seoKeywords: ["boats"],
    adsTxt: "ads.example.com, harbour-1, DIRECT\n",
    homePage: "home",
    defaultLanguage: "en",
    series: [
      {
        token: "boats",
        name: "Tides",
        season: 2,
        episodes: ["film-10", "film-11", "film-12"],
        parts: "3 tides",
        partsS: 360,
        level: "Beginner",
      },
    ],
    topics: [{ name: "Harbours", contents: ["film-2", "film-10"] }],
    rotation: ["film-1", "film-2"],
    light: { dusk: ["film-1"] },
    registration: {
      title: "Before you board",
      fields: [
        { ...requiredField("berth", "text"), verifications: { options: ["North", "South"] } },
        requiredField("born", "date_epoch_ms"),
        { ...requiredField("news", "checkbox"), is_mandatory: false },
        { ...requiredField("nickname", "text"), is_mandatory: false },
        { ...requiredField("number", "text"), should_be_collected: false },
      ],
    },
  },
  navigation: [
    { name: "Home", type: "page", url: "", feature: "no-such-film", items: [] },
    {
      name: "Boats",
      type: "page",
      url: "boats",
      feature: "film-1",
      items: [{ name: "Small", type: "page", url: "boats/small", items: [] }],
    },
  ],
  footer: {
    description: "A harbour.",
    supportLinks: [{ key: "Help", value: "mailto:help@harbour.example" }],
    customLinksTitle: "More",
    customLinks: [{ name: "Boats", type: "page", url: "boats" }],
    content: "<p>Made by the sea.</p>",
  },
  pages: [
    {
      token: "home",
      url: "",
      name: "Home",
      picture: "harbour-hero",
      sections: [
        row("hero", { role: "hero", layout: "hero", items: tokens.slice(0, 3) }),
        row("all", { items: tokens }),
        row("tall", { items: tokens.slice(0, 2), aspectRatio: "2:3" }),
        row("tabbed", {
          tabs: [
            { token: "even", name: "Even", items: ["film-2", "film-4"] },
            { token: "odd", name: "Odd", items: ["film-1"] },
          ],
        }),
        row("topics", { type: "page", items: ["boats"] }),
        row("on-air", { role: "live" }),
        row("mine", { role: "watch_list" }),
        row("words", { role: "text", type: "text", layout: "single", body: "<p>Hello</p>" }),
      ],
    },
    {
      token: "boats",
      url: "boats/small",
      name: "Small boats",
      description: "Under ten metres.",
      picture: "harbour-hero",
      cover: "film-3",
      sections: [row("boats", { items: ["film-3"], pageSize: 5 })],
    },
    {
      token: "offers",
      url: "offers",
      name: "Offers",
      picture: "harbour-hero",
      sections: [row("offers", { role: "paywall", type: "paywall", items: ["crew", "pair"] })],
    },
    { token: "privacy", url: "privacy", name: "Privacy", picture: "harbour-hero", sections: [] },
    {
      token: "own",
      url: "own",
      name: "Own",
      picture: "harbour-hero",
      sections: [
        row("begun", { role: "continue_watching", pageSize: 2 }),
        row("list", { role: "watch_list", pageSize: 2 }),
      ],
    },
  ],
  contents,
  paywalls,
  promos,
};

/** The same channel in staging mode. */
export const draft: SeedCatalogue = {
  ...harbour,
  channel: {
    ...harbour.channel,
    adsTxt: undefined,
    token: "draft",
    channelId: "ch_0002",
    name: "Draft",
    mode: "staging",
  },
};

function row(
  token: string,
  more: Partial<SeedCatalogue["pages"][number]["sections"][number]>,
): SeedCatalogue["pages"][number]["sections"][number] {
  return { token, name: token, role: "content", type: "video", layout: "carousel", ...more };
}

function requiredField(token: string, type: RegistrationFormField["type"]): RegistrationFormField {
  return { token, title: token, type, is_mandatory: true, should_be_collected: true };
}

function plain(token: string): Omit<CatalogueContent, "state"> {
  return {
    token,
    name: `Quay ${token}`,
    description: "A camera on the quay.",
    durationS: 0,
    picture: "harbour-hero",
    films: ["first", "second"],
    keywords: ["quay"],
    publishedDaysAgo: 1,
  };
}
