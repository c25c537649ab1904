import {
  createAsyncThunk,
  createSlice,
  type ThunkDispatch,
  type UnknownAction,
} from "@reduxjs/toolkit";
import { getApi } from "@/lib/api-client/get-api";
import type { SearchTrendView } from "@/lib/api/search-calls";
import type { ThunkExtra } from "../thunk-extra";

/** The state of searches except the current search, which is in the URL of its page. */
export type SearchState = {
  /** A page of results is in view. */
  isOpen: boolean;
  /** What is searched for on the channel, and by the viewer. */
  trends?: SearchTrendView[];
  /** Until when trends are fresh, ms, as `performance.now()`. */
  trendsUntil?: number | undefined;
};

/** The slice is injected by the first thunk of this file: `store/thunk-extra.ts`. */
type SearchRoot = { search?: SearchState | undefined };
type SearchDispatch = ThunkDispatch<SearchRoot, ThunkExtra, UnknownAction>;

const initialState: SearchState = { isOpen: false };
/** How long trends are fresh, ms. */
const trendsLifeMs = 5 * 60_000;
const noTrends: SearchTrendView[] = [];

/** Requests `/api/search-trends`, unless the last response is fresh or a request is pending. */
export const fetchSearchTrends = createAsyncThunk<SearchTrendView[], void, { state: SearchRoot }>(
  "search/trendsFetched",
  async (_, { signal }) => {
    const { trends } = await getApi("search-trends", {}, { signal });
    return trends;
  },
  { condition: (_, { getState }) => performance.now() >= (getState().search?.trendsUntil ?? 0) },
);

/** State of the client about searches: docs/behaviour.md BE-263, BE-408. */
export const searchSlice = createSlice({
  name: "search",
  initialState,
  reducers: {
    pageOpened(state) {
      state.isOpen = true;
    },
    pageClosed(state) {
      state.isOpen = false;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchSearchTrends.pending, (state) => {
        state.trendsUntil = performance.now() + trendsLifeMs;
      })
      .addCase(fetchSearchTrends.fulfilled, (state, { payload }) => {
        state.trends = payload;
      })
      // The trends known so far stay. The next opening requests them again.
      .addCase(fetchSearchTrends.rejected, (state) => {
        state.trendsUntil = undefined;
      });
  },
});

/** Whether a page of results is in view, which follows its address in place. */
export const selectIsSearchPageOpen = ({ search }: SearchRoot): boolean => search?.isOpen ?? false;

/** What is searched for, as far as it is known: docs/behaviour.md BE-284. */
export const selectTrends = ({ search }: SearchRoot): SearchTrendView[] =>
  search?.trends ?? noTrends;

/** A page of results comes into view: `dispatch(searchPageOpened())`. */
export function searchPageOpened() {
  return (dispatch: SearchDispatch, _getState: unknown, { injectSlice }: ThunkExtra): void => {
    injectSlice(searchSlice);
    dispatch(searchSlice.actions.pageOpened());
  };
}

/** The page of results is left. */
export const searchPageClosed = searchSlice.actions.pageClosed;

/** Loads the trends into the store, and returns them: `dispatch(loadTrends())`, as often as they are needed. */
export function loadSearchTrendsIntoStore() {
  return async (
    dispatch: SearchDispatch,
    getState: () => SearchRoot,
    { injectSlice }: ThunkExtra,
  ): Promise<SearchTrendView[]> => {
    injectSlice(searchSlice);
    await dispatch(fetchSearchTrends());
    return selectTrends(getState());
  };
}
