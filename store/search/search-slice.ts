import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { normalizeQuery, type Search, type SearchOrder } from "@/lib/urls/search";
import { withFilter } from "@/lib/urls/search-filters";

/** What the page of results shows, or shows next; `isOpen` while there is such a page. `q` is empty without words. */
export type SearchState = Search & { isOpen: boolean };

const initialState: SearchState = { isOpen: false, q: "" };

const slice = createSlice({
  name: "search",
  initialState,
  reducers: {
    /** A page of results is there, or its address has changed: that says what is searched for. */
    addressRead: (_, { payload }: PayloadAction<Search | undefined>) => ({
      q: "",
      ...payload,
      isOpen: true,
    }),
    /** The page was left. */
    pageLeft: () => initialState,
    /** A new query begins with the usual order and without filters: docs/behaviour.md BE-263. */
    queryEntered(state, { payload }: PayloadAction<string>) {
      const q = normalizeQuery(payload);
      return q === "" ? state : { q, isOpen: state.isOpen };
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
});

/** Events of a search: docs/behaviour.md BE-263. */
export const { addressRead, pageLeft, queryEntered, orderChosen, filterChosen, filtersRemoved } =
  slice.actions;
/** Added to the store by a page of results: `store/search/open-search.ts`. */
export const searchSlice = slice;

/** The search without what only the page needs; undefined without words. */
export function searchIn({ isOpen: _, ...search }: SearchState): Search | undefined {
  return search.q === "" ? undefined : search;
}
