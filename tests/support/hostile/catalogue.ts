import { aHostileChannel, hostileFooter, hostileHeader, picture, seo } from "./channel.ts";
import { sectionLayouts, sectionRoles } from "../../../lib/contract/sections.ts";

const hour = 3_600_000;
const start = Date.UTC(2026, 11, 1, 20);

const price = {
  token: "monthly",
  price: 999,
  payment_period: "month",
  payment_period_interval_count: 1,
  payment_period_interval_count_commitment: 12,
  payment_frequency_label: "a month",
  commitment_count: 12,
  can_give: true,
};

const paywall = {
  token: "pass",
  name: "Everything",
  description: "All films.\n\n- in high quality",
  thumbnail: picture,
  url: "pass",
  currency: "EUR",
  prices: [price],
  commitment_prices: [{ ...price, token: "yearly", payment_period: "year" }],
  contents: [{ token: "film", name: "Film", thumbnail: picture }],
  price: 999,
};

const series = {
  token: "lakes",
  name: "Lakes",
  season: 1,
  episode: 2,
  episodes: 6,
  unit: "episode",
  group: "First season",
};

/** An item of a row with all fields of its schema. */
export const hostileItem = {
  token: "film",
  type: "video",
  page_id: "front",
  section_id: "row",
  url: "film",
  thumbnail: picture,
  input: {
    name: "Film",
    description: "All about it.",
    thumbnail: picture,
    icon: picture,
    duration_s: 5_400,
    stream_state: "live",
    start_time: start,
    end_time: start + hour,
    cancelled: false,
    published_at: start - 24 * hour,
    available_from: start - hour,
    available_until: start + 9 * hour,
    light: "dawn",
    badge: "New",
    level: "Beginners",
    first_content: "film",
    series,
    topic: "Nature",
    director: "Ada Lake",
    released_year: 2024,
    preview: "https://films.example/preview.mp4",
    art: "#203040",
    aspect: 1.777,
    focus: 40,
  },
  access: "paid",
  blocked: "GEO_BLOCK",
  paywall,
  progress: { current_time_s: 60, duration_s: 5_400 },
  match: { start_s: 12, text: "the lake at night" },
};

const paging = { page: 1, total_items: 90, page_size: 60, pending_page: 1 };
const items = {
  data: [hostileItem, { ...hostileItem, token: "film-2", type: "page" }],
  paging,
  facets: [{ param: "metadata.topic", values: [{ value: "Nature", count: 3 }] }],
  did_you_mean: "lake",
};

const row = {
  token: "row",
  name: "Films",
  description: "The best.",
  role: "content",
  type: "video",
  layout: "grid",
  style: {
    liveUpdate: true,
    aspectRatio: "16:9",
    showTitle: true,
    showDescription: true,
    showFilters: true,
  },
  tabs: [{ token: "tab", name: "Tab" }],
  selected_tab: "tab",
  body: "<p>Hello.</p>",
  track: true,
};

/** Rows of every layout and every role. */
const rows = [
  row,
  ...sectionLayouts.map((layout) => ({ ...row, token: `layout-${layout}`, layout })),
  ...sectionRoles.map((role) => ({ ...row, token: `role-${role}`, role, layout: "carousel" })),
];

const seriesPage = { token: "about", url: "about", name: "About", description: "One.\n\nTwo." };

/** A channel in which every field of the catalogue's schemas is there, by the path after `/ch/{channel}`. */
export function hostileCatalogue(channel: string, film: string): Record<string, unknown> {
  const content = (token: string, input: object) => ({
    code: 200,
    token,
    user: { subscribersGroup: "free" },
    alertCount: 2,
    shared_s: 60,
    now: start,
    input: {
      name: "Film",
      description: "One.\n\n- two\n- three",
      thumbnail: picture,
      icon: picture,
      keywords: ["lake"],
      people: [{ name: "Ada Lake", role: "director", url: "ada" }],
      released_year: 2024,
      stream_state: "vod",
      start_time: start,
      end_time: start + hour,
      cancelled: false,
      duration_s: 20,
      published_at: start,
      series,
      topic: "Nature",
      art: "#203040",
      focus: 40,
      ...input,
    },
    seo,
    playback: {
      hls: film,
      poster: picture,
      captions: [
        { src: "https://films.example/en.vtt", lang: "en", label: "English", default: true },
      ],
      audio_languages: ["en"],
      chapters: [{ start_s: 0, title: "Begin" }],
      storyboard: "https://films.example/board.vtt",
      dvr: true,
      resume_s: 3,
      width: 1920,
      height: 1080,
      expires_at: start + hour,
    },
    next: [hostileItem],
    page_id: "front",
  });
  const sections = { data: rows, paging: { ...paging, page_size: 90 } };
  const rowItems = rows.map(
    ({ token }) => [`/pages/front/sections/${token}/content`, items] as const,
  );
  return {
    "": aHostileChannel(channel),
    "/header": hostileHeader(hostileItem),
    "/footer": hostileFooter,
    "/pages/front/sections": sections,
    ...Object.fromEntries(rowItems),
    "/pages/about": {
      ...seriesPage,
      style: { background: "#102030" },
      seo,
      icon: picture,
      cover: { ...hostileItem, type: "page" },
      statusCode: 200,
    },
    "/pages/about/sections": { data: [row], paging: { page: 1, total_items: 1 } },
    "/pages/about/sections/row/content": items,
    "/pages/search/sections": {
      data: [{ ...row, role: "search" }],
      paging: { page: 1, total_items: 1 },
    },
    "/content/film": content("film", {}),
    "/content/event": content("event", { stream_state: "scheduled" }),
    "/paywalls": { data: [paywall] },
    "/paywalls/pass": paywall,
    "/search/trends": {
      data: [{ search_query: "Lake", search_query_lower_cased: "lake", type: "other" }],
    },
  };
}

/** Fields without which there is no response to show, by the name at the end of their path. */
export const structuralFields = new Set([
  "token",
  "channel_id",
  "origin",
  "role",
  "type",
  "layout",
  "url",
  "code",
  "statusCode",
  "currency",
]);
