import { createCardPageSections, findCardPage } from "./card-pages.ts";
import {
  createBenchHeroItems,
  createBenchRowItems,
  createBenchRowSections,
  benchRows,
} from "./bench-rows.ts";
import type { BenchFilmMedia } from "./bench-films.ts";
import { createLongListItems, benchLongPages, createLongPageSections } from "./long-pages.ts";
import {
  benchContinueWatchingRow,
  benchWatchListRow,
  createBenchPersonalRowItems,
  createBenchViewerContentStates,
} from "./personal-lists.ts";
import { createBenchPaywalls, createViewerResponse } from "./viewer-pages.ts";
import { listBenchPictures } from "./bench-pictures.ts";

/** Where the responses point to: the channel's own address and the one of pictures and films. */
export type BenchOrigins = { channel: string; origin: string; media: string; film: BenchFilmMedia };

const page = (data: object[]) => ({ data, paging: { page: 1, total_items: data.length } });

/** What the provider says to one path below `/ch/{channel}`; undefined is 404. */
export function createBenchResponse(
  path: string,
  places: BenchOrigins,
  { page: pageNumber = 1, q = "" }: { page?: number; q?: string } = {},
): object | undefined {
  const [kind, id, list, row, leaf] = path.split("/").filter(Boolean);
  if (kind === undefined) return channel(places);
  if (kind === "header" || kind === "footer") return { header, footer }[kind];
  if (kind === "content" && id) return content(id, places);
  if (path === "paywalls") return createBenchPaywalls(places.media);
  if (path === "search/trends") return { data: trends };
  if (path === "search/suggestions") return { data: suggestionsFor(q, places.media) };
  if (path === "users/me/viewership-metadata") return createBenchViewerContentStates(places.media);
  if (kind === "users" || kind === "user-devices") return createViewerResponse(path);
  if (kind === "pages" && id && list === undefined) {
    return findCardPage(places.channel, id) ?? { search, ...benchLongPages }[id];
  }
  if (list === "personalized-sections" && row) return personalRow(row, places.media);
  if (kind !== "pages" || list !== "sections") return undefined;
  if (row === undefined && id && benchLongPages[id]) return createLongPageSections(id, pageNumber);
  if (row === "long") return createLongListItems(places.media, pageNumber);
  if (row === undefined && id) return page(createSections(places.channel, id));
  if (row === undefined || leaf !== "content") return undefined;
  return page(
    row === "hero" ? createBenchHeroItems(places.media) : createBenchRowItems(row, places.media),
  );
}

const trends = ["blue hour", "harbour at dusk", "old forest", "orbit"].map((query) => ({
  search_query: query,
  search_query_lower_cased: query,
  type: "other",
}));

/** Six films that repeat what is typed, so that a probe knows for which text they came. */
function suggestionsFor(q: string, media: string): object[] {
  return createBenchHeroItems(media, 6).map((item) => ({
    ...item,
    input: { ...item.input, name: `“${q}” in ${item.input.name}` },
  }));
}

/** The front page once more, under an address with a query that counts. */
const search = { token: "home", url: "search", name: "Search" };

function channel({ channel: token, origin }: BenchOrigins): object {
  return {
    token,
    name: "Bench",
    channel_id: token,
    url: token,
    origin,
    mode: "live",
    style: {
      font: { family: "Hanken Grotesk" },
      theme: { primary: "#ffb774", background: "#0b0e0f", colorScheme: "dark", radius: 10 },
    },
    header: { title: "Bench" },
    page: {
      token: "home",
      style: {},
      seo: { title: "Bench", description: "Twelve rows of films." },
    },
    watchlist: { enabled: true },
    settings: {
      // One channel measures its viewers: bench/figures/tracker-main-thread.ts.
      ...(token === "measured" && { trackingConsent: "opt-in" }),
      continue_watching: { enabled: true },
      live_stream_notifications: { enabled: true },
      main: { description: "Twelve rows of twelve films.", social: { links: {} } },
      viewers: { subscriptionType: "none", signupMethods: {} },
    },
  };
}

const header = {
  navigation: [
    ...["Home", "Films", "Series", "Live"].map((name) => ({
      name,
      type: "page",
      url: name.toLowerCase(),
    })),
    {
      name: "Nature",
      type: "page",
      url: "nature",
      items: ["Forests", "Seas", "Birds"].map((name) => ({
        name,
        type: "page",
        url: name.toLowerCase(),
      })),
    },
  ],
};

const footer = {
  visibility: true,
  description: "Slow television about the planet.",
  supportLinks: [{ key: "Help centre", value: "https://example.com/help" }],
  customLinksTitle: "Explore",
  customLinks: ["All films", "Series"].map((name) => ({
    name,
    type: "page",
    url: name.toLowerCase().replaceAll(" ", "-"),
    visibility: true,
  })),
};

function homeSections(): object[] {
  const hero = { token: "hero", role: "hero", type: "video", layout: "hero" };
  const others = createBenchRowSections();
  return [
    hero,
    benchContinueWatchingRow,
    ...others.slice(0, 2),
    benchWatchListRow,
    ...others.slice(2),
  ];
}

function createSections(channel: string, id: string): object[] {
  const sections = createCardPageSections(channel, id);
  return sections ?? (id === "home" ? homeSections() : relatedSections());
}

function personalRow(row: string, media: string): object | undefined {
  const items = createBenchPersonalRowItems(row, media);
  return items && page(items);
}

function relatedSections(): object[] {
  return benchRows.slice(0, 2).map(({ token }) => ({
    token,
    name: "More like this",
    role: "content",
    type: "video",
    layout: "carousel",
  }));
}

function content(token: string, { media, film }: BenchOrigins): object {
  const picture = `${media}/art/${listBenchPictures("hero")[0]?.name}/{w}.avif`;
  return {
    code: 200,
    token,
    shared_s: 60,
    page_id: "related",
    input: {
      name: "Blue Hour",
      description: "One lake, one hour, five seasons.",
      stream_state: "vod",
      duration_s: 60,
      thumbnail: picture,
      art: "#273545",
    },
    playback: { hls: `${media}/films/${film.name}/master.m3u8`, poster: picture },
  };
}
