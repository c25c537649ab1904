import type { TrendView } from "@/lib/api/search-calls";
import type { ThunkExtra } from "../thunk-extra";
import type { AppDispatch, RootState } from "../make-store";
import { openSearch } from "./open-search";
import { selectTrends } from "./search-slice";
import { trendsFetched } from "./trends-fetched";

/** Loads what is searched for into the search, and gives it: `dispatch(loadTrends())`, as often as anybody needs it. */
export function loadTrends() {
  return async (
    dispatch: AppDispatch,
    getState: () => RootState,
    extra: ThunkExtra,
  ): Promise<TrendView[]> => {
    openSearch(extra, dispatch);
    await dispatch(trendsFetched());
    return selectTrends(getState());
  };
}
