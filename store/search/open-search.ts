import { isAnyOf } from "@reduxjs/toolkit";
import { trackVisit } from "@/lib/analytics/visit-tracker";
import { trackSearch } from "@/lib/analytics/search-tracker";
import { readSearch, type Search, searchQuery } from "@/lib/urls/search";
import type { ThunkExtra } from "../thunk-extra";
import { addAppListener } from "../listeners";
import type { AppDispatch, RootState } from "../make-store";
import { searchAnswered } from "../sections/sections-fetches";
import {
  addressRead,
  filterChosen,
  filtersRemoved,
  orderChosen,
  queryEntered,
  searchIn,
  searchSlice,
} from "./search-slice";

/** What comes faster is joined, ms: docs/behaviour.md BE-266. */
const restMs = 300;

/** Addresses that the search has written and the page has not read yet, oldest first. */
type Written = string[];

const opened = new WeakMap<ThunkExtra, Written>();

/**
 * Adds the search to the store, once: from then on the address follows it, and searches with results are counted.
 * Gives the list of what was written.
 */
export function openSearch(extra: ThunkExtra, dispatch: AppDispatch): Written {
  const known = opened.get(extra);
  if (known) return known;
  const written: Written = [];
  opened.set(extra, written);
  extra.injectSlice(searchSlice);
  let writtenAt = -restMs;
  dispatch(
    addAppListener({
      matcher: isAnyOf(queryEntered, orderChosen, filterChosen, filtersRemoved),
      effect: async (_, api) => {
        api.cancelActiveListeners();
        const wait = restMs - (performance.now() - writtenAt);
        if (wait > 0) await api.delay(wait);
        writtenAt = performance.now();
        const { search } = api.getState();
        const next = search && searchIn(search);
        if (next && search.isOpen && writeAddress(next)) written.push(searchQuery(next));
      },
    }),
  );
  countSearches(dispatch);
  return written;
}

/** Hands every search that finds something to the tracker's seam, once: docs/behaviour.md BE-268. */
export function countSearches(dispatch: AppDispatch): void {
  dispatch(
    addAppListener({
      actionCreator: searchAnswered,
      effect: ({ payload: { q, results } }) => {
        if (results === 0) {
          trackVisit({ event_name: "search_no_results", search_query: q });
          return;
        }
        const lower = q.toLowerCase();
        trackSearch({ search_query: q, search_query_lower_cased: lower, type: "user", results });
      },
    }),
  );
}

/**
 * The page of results says what it shows: `dispatch(searchShown(search))`, undefined without words. What the search
 * has written itself says nothing new: something else may have been chosen since.
 */
export function searchShown(search: Search | undefined) {
  return (dispatch: AppDispatch, getState: () => RootState, extra: ThunkExtra): void => {
    const written = openSearch(extra, dispatch);
    const known = search ? written.indexOf(searchQuery(search)) : -1;
    // Pages read the last of several.
    written.splice(0, known === -1 ? written.length : known + 1);
    if (known === -1 || !getState().search?.isOpen) dispatch(addressRead(search));
  };
}

const names = ["q", "sort_by", "filter_by", "display_search"];

/** In place, with a step back to where it was; other names of the address, as a language, stay. False where it says so. */
function writeAddress(search: Search): boolean {
  const query = new URLSearchParams(location.search);
  const isSame = searchQuery(readSearch(query) ?? { q: "" }) === searchQuery(search);
  if (isSame) return false;
  for (const name of names) query.delete(name);
  const rest = query.size === 0 ? "" : `&${query}`;
  history.pushState(null, "", `${location.pathname}?${searchQuery(search)}${rest}`);
  return true;
}
