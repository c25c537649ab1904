import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { TrendView } from "@/lib/api/search-calls";
import { normalizeQuery, type Search, type SearchOrder } from "@/lib/urls/search";
import { withFilter } from "@/lib/urls/search-filters";
import { trendsFetched } from "./trends-fetched";

/** What the page of results shows, or shows next; `isOpen` while there is such a page. `q` is empty without words. */
export type SearchState = Search & {
  isOpen: boolean;
  /** What is searched for on the channel, and by the viewer; the last answer. */
  trends?: TrendView[];
  /** Until when it counts, ms, as `performance.now()`. */
  trendsUntil?: number;
};

const initialState: SearchState = { isOpen: false, q: "" };
/** How long an answer with trends counts, ms. */
const trendsLifeMs = 5 * 60_000;

const slice = createSlice({
  name: "search",
  initialState,
  reducers: {
    /** A page of results is there, or its address has changed: that says what is searched for. */
    addressRead: (state, { payload }: PayloadAction<Search | undefined>) => ({
      ...trendsOf(state),
      q: "",
      ...payload,
      isOpen: true,
    }),
    /** The page was left. */
    pageLeft: (state) => ({ ...trendsOf(state), ...initialState }),
    /** A new query begins with the usual order and without filters: docs/behaviour.md BE-263. */
    queryEntered(state, { payload }: PayloadAction<string>) {
      const q = normalizeQuery(payload);
      return q === "" ? state : { ...trendsOf(state), q, isOpen: state.isOpen };
    },
    /** Another order replaces the one before; undefined is the usual one. */
    orderChosen(state, { payload }: PayloadAction<SearchOrder | undefined>) {
      state.sort_by = payload;
    },
    /** A filter replaces that of the same param, or takes it away; all others stay, shown or not. */
    filterChosen(state, { payload }: PayloadAction<{ param: string; value?: string }>) {
      state.filter_by = withFilter(state.filter_by, payload.param, payload.value);
    },
    /** All results of the words. */
    filtersRemoved(state) {
      state.filter_by = undefined;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(trendsFetched.pending, (state) => {
        state.trendsUntil = performance.now() + trendsLifeMs;
      })
      .addCase(trendsFetched.fulfilled, (state, { payload }) => {
        state.trends = payload;
      })
      // What is known stays; whoever needs it next asks again.
      .addCase(trendsFetched.rejected, (state) => {
        state.trendsUntil = undefined;
      });
  },
});

function trendsOf({ trends, trendsUntil }: SearchState): Partial<SearchState> {
  return trends || trendsUntil !== undefined ? { trends, trendsUntil } : {};
}

const noTrends: TrendView[] = [];

/** `selectTrends(state)` → what is searched for, as far as it is known: docs/behaviour.md BE-284. */
export function selectTrends({ search }: { search?: SearchState | undefined }): TrendView[] {
  return search?.trends ?? noTrends;
}

/** Events of a search: docs/behaviour.md BE-263. */
export const { addressRead, pageLeft, queryEntered, orderChosen, filterChosen, filtersRemoved } =
  slice.actions;
/** Added to the store by a page of results: `store/search/open-search.ts`. */
export const searchSlice = slice;

/** The search without what only the page needs; undefined without words. */
export function searchIn(state: SearchState): Search | undefined {
  const { isOpen: _, trends: __, trendsUntil: ___, ...search } = state;
  return search.q === "" ? undefined : search;
}
