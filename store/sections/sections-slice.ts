import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { CardView } from "@/lib/sections/card-view";
import type { OrderAndFilters, SearchUrlParams } from "@/lib/urls/search-url-params";
import type { SectionView } from "@/lib/sections/section-view";
import type { FailedRequest } from "@/lib/api-error";
import { type FetchStatus, firstFetchStatus, restoredFetchStatus } from "./fetch-status";
import {
  appendNewItems,
  moveLatestItemsFirst,
  mergeRefreshedItems,
  withoutItem,
} from "./join-items";
import { fetchMoreSections, fetchSectionItems } from "./sections-thunks";

type Fetched = {
  status: FetchStatus;
  /** The last request: the response to an earlier one is ignored. */
  requestId?: string;
  /** Why the last request was rejected, or the code in its response. */
  error?: FailedRequest;
};

/**
 * A row with the state of its items: docs/behaviour.md BE-54. `total` is unknown until a response has it, and of a
 * search with it facets and what was meant. `chosen`: order and filters of a row with filters. `stale`: its items are
 * those of the tab, order or filters before, until those of the chosen ones are here. `offers`: a row of paywalls has
 * what its viewer's group is offered.
 */
export type RowState = SectionView &
  Fetched & { total?: number; chosen?: OrderAndFilters; stale?: boolean; offers?: boolean };

/** One page of rows: docs/behaviour.md BE-54. `nextPage` is missing when all rows are here. */
export type PageRowsState = Fetched & {
  pageId: string;
  context?: string;
  search?: SearchUrlParams;
  /** The JSON of the first rows: shows whether they are those of the page in view. */
  source: string;
  tokens: string[];
  rows: Record<string, RowState>;
  nextPage?: number;
};

export type PageShownPayload = {
  pageKey: string;
  pageId: string;
  context?: string;
  search?: SearchUrlParams;
  source: string;
  sections: SectionView[];
  nextPage?: number;
};

/** The state of a page beyond its server response: docs/behaviour.md BE-162. */
export type PageRestoredPayload = { pageKey: string; rows: RowState[]; nextPage?: number };

/** A row of a viewer's own: which of their lists it shows. */
export type PersonalListName = NonNullable<SectionView["personal"]>;

type SectionsState = { pages: Record<string, PageRowsState> };

const initialState: SectionsState = { pages: {} };
/** The number of pages whose rows are stored for going back. */
const maxPages = 8;

const slice = createSlice({
  name: "sections",
  initialState,
  reducers: {
    /** A page came into view; of those seen before, the last ones stay for going back. */
    pageShown(state, { payload }: PayloadAction<PageShownPayload>) {
      const { pageKey, sections, ...facts } = payload;
      const page: PageRowsState = { ...facts, tokens: [], rows: {}, status: "idle" };
      appendRows(page, sections);
      storePage(state, pageKey, page);
    },
    /** Rows as they were when the browser left the page, in the place of those that it came with. */
    pageRestored(state, { payload }: PayloadAction<PageRestoredPayload>) {
      const page = state.pages[payload.pageKey];
      if (!page) return;
      for (const row of payload.rows) {
        if (!page.rows[row.token]) page.tokens.push(row.token);
        page.rows[row.token] = { ...row, status: restoredFetchStatus(row) };
      }
      page.nextPage = payload.nextPage;
    },
    /** The URL of a page has a search, with which its rows of results are requested. */
    searchParamsRead(
      state,
      { payload }: PayloadAction<{ pageKey: string; search: SearchUrlParams }>,
    ) {
      const page = state.pages[payload.pageKey];
      if (!page) return;
      page.search = payload.search;
      for (const row of Object.values(page.rows)) {
        if (row.status === "idle" && row.total === undefined)
          row.status = firstFetchStatus(row, page.search);
      }
    },
    /** A viewer chose a tab; `fetchSectionItems` loads its items. */
    tabSelected(
      state,
      { payload }: PayloadAction<{ pageKey: string; token: string; tab: string }>,
    ) {
      const row = state.pages[payload.pageKey]?.rows[payload.token];
      if (row) Object.assign(row, { selectedTab: payload.tab, requestId: undefined, stale: true });
    },
    /** A viewer chose order and filters of a row; `fetchSectionItems` loads its items. */
    orderAndFiltersSelected(
      state,
      { payload }: PayloadAction<{ pageKey: string; token: string; chosen: OrderAndFilters }>,
    ) {
      const row = state.pages[payload.pageKey]?.rows[payload.token];
      if (row) Object.assign(row, { chosen: payload.chosen, requestId: undefined, stale: true });
    },
    /** The items of a list are known without a request: they are stored on this device. */
    personalListLoaded(
      state,
      { payload }: PayloadAction<{ personal: PersonalListName; items: CardView[] }>,
    ) {
      const { personal, items } = payload;
      for (const row of rowsOf(state)) {
        if (row.personal !== personal) continue;
        const facts = { items, total: items.length, nextPage: undefined, requestId: undefined };
        Object.assign(row, { ...facts, status: "idle", error: undefined });
      }
    },
    /** A content joined one of the viewer's lists: it comes first in the rows of that list. */
    personalItemAdded(
      state,
      { payload }: PayloadAction<{ personal: PersonalListName; card: CardView }>,
    ) {
      const { personal, card } = payload;
      for (const row of personalRows(state, personal)) {
        const others = withoutItem(row.items, card.token);
        row.total = (row.total ?? 0) + (others.length === row.items.length ? 1 : 0);
        row.items = appendNewItems([card], others);
      }
    },
    /** A content left one of the viewer's lists, and with it the rows of that list. */
    personalItemRemoved(
      state,
      { payload }: PayloadAction<{ personal: PersonalListName; token: string }>,
    ) {
      for (const row of personalRows(state, payload.personal)) {
        const others = withoutItem(row.items, payload.token);
        if (others.length === row.items.length) continue;
        row.total = Math.max(others.length, (row.total ?? 0) - 1);
        row.items = others;
      }
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchMoreSections.pending, (state, { meta }) => {
        const page = state.pages[meta.arg.pageKey];
        if (page) Object.assign(page, { status: "pending", requestId: meta.requestId });
      })
      .addCase(fetchMoreSections.rejected, (state, action) => {
        reject(requesting(state.pages[action.meta.arg.pageKey], action), action);
      })
      .addCase(fetchMoreSections.fulfilled, (state, action) => {
        const page = requesting(state.pages[action.meta.arg.pageKey], action);
        if (!page) return;
        const { code, sections, nextPage } = action.payload;
        page.status = "idle";
        page.error = code ? { code } : undefined;
        page.nextPage = undefined;
        if (code) return;
        const isRepeated = appendRows(page, sections) === 0 && sections.length > 0;
        if (!isRepeated) page.nextPage = nextPage;
      })
      .addCase(fetchSectionItems.pending, (state, { meta }) => {
        const row = rowOf(state, meta.arg);
        if (!row) return;
        row.requestId = meta.requestId;
        if (!meta.arg.refresh) row.status = "pending";
      })
      .addCase(fetchSectionItems.rejected, (state, action) => {
        const { arg } = action.meta;
        const row = requesting(rowOf(state, arg), action);
        // What is shown is a minute older than it might be.
        if (!row || arg.refresh) return;
        // The request was aborted; the next one that needs the items fetches them again.
        if (action.meta.aborted) {
          row.status = "queued";
          return;
        }
        reject(row, action);
        row.stale = false;
        // The items belong to another tab, order or filters.
        if (arg.page === 1) Object.assign(row, { items: [], nextPage: undefined });
      })
      .addCase(fetchSectionItems.fulfilled, (state, action) => {
        const { page, refresh, offers } = action.meta.arg;
        const row = requesting(rowOf(state, action.meta.arg), action);
        if (!row) return;
        const { items, total, nextPage, facets, didYouMean } = action.payload;
        // Later pages are of the same search. The facets of a row with filters show its controls, so they stay.
        if (page === 1) {
          row.didYouMean = didYouMean;
          row.facets = facets ?? (row.showFilters && row.facets);
        }
        const isWhole = nextPage === undefined;
        const countBefore = row.items.length;
        if (refresh && row.personal)
          row.items = isWhole ? items : moveLatestItemsFirst(items, row.items);
        else if (refresh && !offers) row.items = mergeRefreshedItems(row.items, items, isWhole);
        else row.items = appendNewItems(page === 1 ? [] : row.items, items);
        row.total = row.items.length === 0 ? 0 : total;
        // A refreshed first page says nothing of the pages after it that are here already.
        const hasMore = refresh && !isWhole && row.items.length > items.length;
        // A provider or a cache that ignores the page's number would be requested for every page of the total.
        const isRepeated =
          page > 1 && !refresh && items.length > 0 && row.items.length === countBefore;
        if (!hasMore) row.nextPage = isRepeated ? undefined : nextPage;
        if (offers) row.offers = true;
        row.status = "idle";
        row.stale = false;
        row.error = undefined;
      });
  },
  selectors: {
    selectPages: ({ pages }): Record<string, PageRowsState> => pages,
    selectPage: (state, pageKey: string): PageRowsState | undefined => state.pages[pageKey],
    selectRow: (state, pageKey: string, token: string): RowState | undefined =>
      state.pages[pageKey]?.rows[token],
    selectIsLast: (state, pageKey: string, token: string): boolean => {
      const page = state.pages[pageKey];
      return page !== undefined && page.nextPage === undefined && page.tokens.at(-1) === token;
    },
  },
});

/** Events of the rows of pages. */
export const {
  pageShown,
  pageRestored,
  searchParamsRead,
  tabSelected,
  orderAndFiltersSelected,
  personalListLoaded,
  personalItemAdded,
  personalItemRemoved,
} = slice.actions;
/**
 * `selectPages(state)` → all stored pages; `selectPage(state, pageKey)` → its rows in order; `selectRow(state, pageKey, token)` → one row;
 * `selectIsLast` → true when no row follows it, not even one still to be requested.
 */
export const { selectPages, selectPage, selectRow, selectIsLast } = slice.selectors;
export const sectionsReducer = slice.reducer;

/** The parameters that every request for items of a row has, whichever items it fetches. */
export function sectionItemsRequestOf({ pageId, context, search }: PageRowsState, row: RowState) {
  const { token, role, personal, offers, chosen } = row;
  const kind = { personal: personal && true, search: role === "search" ? search : chosen };
  return { pageId, context, token, offers, ...kind };
}

function rowOf(state: SectionsState, { pageKey, token }: { pageKey: string; token: string }) {
  return state.pages[pageKey]?.rows[token];
}

/** The page or row that a response belongs to, unless a later request was sent since. */
function requesting<T extends Fetched>(
  part: T | undefined,
  { meta }: { meta: { requestId: string } },
): T | undefined {
  return part?.requestId === meta.requestId ? part : undefined;
}

/** The rows of one of the viewer's lists that are filled, on every page. */
function personalRows(state: SectionsState, personal: PersonalListName): RowState[] {
  return rowsOf(state).filter((row) => row.personal === personal && row.total !== undefined);
}

function rowsOf({ pages }: SectionsState): RowState[] {
  return Object.values(pages).flatMap(({ rows }) => Object.values(rows));
}

/** As the page seen last. */
function storePage(state: SectionsState, pageKey: string, page: PageRowsState): void {
  delete state.pages[pageKey];
  const seen = Object.keys(state.pages);
  for (const key of seen.slice(0, Math.max(0, seen.length + 1 - maxPages))) {
    delete state.pages[key];
  }
  state.pages[pageKey] = page;
}

/** Adds the rows that are not there yet; returns how many. */
function appendRows(page: PageRowsState, sections: SectionView[]): number {
  const countBefore = page.tokens.length;
  for (const section of sections) {
    if (page.rows[section.token]) continue;
    page.tokens.push(section.token);
    page.rows[section.token] = { ...section, status: firstFetchStatus(section, page.search) };
  }
  return page.tokens.length - countBefore;
}

function reject(part: Fetched | undefined, { error }: { error: FailedRequest }): void {
  if (part) Object.assign(part, { status: "rejected", error });
}
