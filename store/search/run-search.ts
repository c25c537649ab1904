import { isInWebView } from "@/lib/urls/paths";
import { normalizeQuery, searchPath } from "@/lib/urls/search";
import type { ThunkExtra } from "../thunk-extra";
import type { AppDispatch, RootState } from "../make-store";
import { openSearch } from "./open-search";
import { queryEntered } from "./search-slice";

/**
 * Searches for what somebody typed: `dispatch(runSearch("lakes"))`. On a page of results its address and results
 * follow in place; anywhere else the browser goes there. Nothing happens without words. docs/behaviour.md BE-263.
 */
export function runSearch(typed: string) {
  return (dispatch: AppDispatch, getState: () => RootState, extra: ThunkExtra): void => {
    const q = normalizeQuery(typed);
    if (q === "") return;
    openSearch(extra, dispatch);
    if (getState().search?.isOpen) dispatch(queryEntered(q));
    else location.assign(searchPath({ q }, isInWebView(location.pathname)));
  };
}
