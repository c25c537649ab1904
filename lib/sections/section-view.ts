import type { FailedRequest } from "../api-error.ts";
import type { Facet, Paging, Section, SectionItems } from "../contract/sections.ts";
import { normalizeQuery } from "../urls/search-url-params.ts";
import {
  type CardView,
  type CardRowContext,
  toCardView,
  omitUndefinedFields,
} from "./card-view.ts";

/**
 * A row of a page as it is rendered. `items` are the pages fetched so far, in order; `nextPage` is the number of the
 * next page to request, missing if there is none. `error` means that the row's content could not be loaded; the row
 * shows it and offers a retry.
 */
export type SectionView = {
  token: string;
  role: Section["role"];
  layout: Section["layout"];
  ratio: "16:9" | "2:3" | "1:1";
  name?: string;
  description?: string;
  showDescription?: boolean;
  tabs?: { token: string; name: string }[];
  selectedTab?: string;
  /** Sanitised HTML of `text` and `custom_html`. */
  html?: string;
  /** A personal list, whose items the browser requests. */
  personal?: "watch_list" | "continue_watching";
  /** Requested again while it is in view. */
  liveUpdate?: true;
  /** Viewers choose its order and filters, if there are `facets` too: docs/behaviour.md BE-494. */
  showFilters?: true;
  /** Of a schedule: when the day of UTC began on which this was made, epoch ms. */
  today?: number;
  /** Its cards are not to be counted when they are seen. */
  track?: false;
  items: CardView[];
  nextPage?: number;
  error?: FailedRequest;
} & Partial<SearchSummary>;

/** The data of a search, or of a row with filters, in addition to its items; `total` counts the items of all pages. */
export type SearchSummary = { total: number; facets?: Facet[]; didYouMean?: string };

/** The page that follows, or undefined: docs/provider-api.md PA-69. */
export function getNextPageNumber(
  { data, paging }: { data: unknown[]; paging: Paging },
  alreadyHave: number,
): number | undefined {
  const { page, page_size: size, total_items: total, pending_page: pending = 0 } = paging;
  if (data.length === 0) return undefined;
  if (pending > page) return pending;
  const seen = size === undefined ? alreadyHave + data.length : page * size;
  return seen < total ? page + 1 : undefined;
}

/** The loaded content of a row: items of a page's section, sanitised HTML, or an error. */
export type RowContent = {
  items?: SectionItems;
  pageId?: string;
  forced?: boolean;
  /** The name of items without one. */
  untitled?: string;
  html?: string;
  error?: FailedRequest;
};

/** A section with its content as the view that travels to the browser. */
export function toSectionView(
  section: Section,
  { items, pageId, forced, untitled, html, error }: RowContent,
): SectionView {
  return omitUndefinedFields({
    token: section.token,
    role: section.role,
    layout: section.layout,
    ratio: section.style.aspectRatio ?? "16:9",
    name: section.style.showTitle === false ? undefined : section.name,
    description: section.description,
    showDescription: section.style.showDescription,
    tabs: section.tabs,
    selectedTab: section.selected_tab ?? section.tabs?.[0]?.token,
    html,
    personal: isPersonalRole(section.role) ? section.role : undefined,
    liveUpdate: section.style.liveUpdate || undefined,
    showFilters: section.style.showFilters || undefined,
    today: section.layout === "schedule" ? Date.now() - (Date.now() % dayMs) : undefined,
    track: section.track === false ? false : undefined,
    items: items ? cardsOf(items, { pageId, sectionId: section.token, forced, untitled }) : [],
    nextPage: items && getNextPageNumber(items, 0),
    error,
    ...(items && hasSummary(section) ? toSearchSummary(items) : {}),
  });
}

const dayMs = 24 * 3_600_000;

function hasSummary({ role, style }: Section): boolean {
  return role === "search" || (role === "content" && style.showFilters === true);
}

/** The summary of a search or a row with filters, from its first page: docs/behaviour.md BE-264, BE-494. */
export function toSearchSummary({
  data,
  paging,
  facets,
  did_you_mean: meant,
}: SectionItems): SearchSummary {
  return omitUndefinedFields({
    total: data.length === 0 && paging.page === 1 ? 0 : paging.total_items,
    facets,
    didYouMean: (meant && normalizeQuery(meant)) || undefined,
  });
}

/** True for rows that belong to one viewer: docs/behaviour.md BE-55. */
export function isPersonalRole(
  role: Section["role"],
): role is NonNullable<SectionView["personal"]> {
  return role === "watch_list" || role === "continue_watching";
}

/** True for rows that are sent without items, which the browser then requests: docs/behaviour.md BE-55. */
export function isPlaceholderRole(role: Section["role"]): boolean {
  return role === "search" || isPersonalRole(role);
}

// A response shared by many requests is converted to cards once.
const known = new WeakMap<SectionItems, CardView[]>();

function cardsOf(response: SectionItems, row: CardRowContext): CardView[] {
  const cards =
    known.get(response) ?? removeRepeatedCards(response.data.map((item) => toCardView(item, row)));
  known.set(response, cards);
  return cards;
}

/** A response may contain a token twice; a row shows it once. */
export function removeRepeatedCards(cards: CardView[]): CardView[] {
  return [...new Map(cards.map((card) => [card.token, card])).values()];
}
