import { useEffect, useRef, useState } from "react";
import type { SectionView } from "@/lib/sections/section-view";
import { type SearchUrlParams, searchQueryString } from "@/lib/urls/search-url-params";
import { useAppDispatch, useAppSelector, useAppStore } from "@/store/hooks";
import {
  areResultsSettled,
  hasSearchResults,
  type SearchResultsPageInput,
  fetchSearchResults,
} from "@/store/sections/search-results";
import { selectPage } from "@/store/sections/sections-slice";

export function searchPageKey(base: string, search: SearchUrlParams | undefined): string {
  return search ? `${base}.${searchQueryString(search)}` : base;
}

/** The rows of a page without what was found: any search begins with them. */
export function removeSearchResults(data: string): string {
  const sections: SectionView[] = JSON.parse(data);
  return JSON.stringify(sections.map((row) => (row.role === "search" ? emptied(row) : row)));
}

function emptied(row: SectionView): SectionView {
  const { nextPage, error, total, facets, didYouMean, ...rest } = row;
  return { ...rest, items: [] };
}

// The results of one search stay until the response to the next arrives: until then `shown` differs from the URL.
export function useSearchResults(base: string, wanted: Omit<SearchResultsPageInput, "pageKey">) {
  const { pageId, search, data, nextPage } = wanted;
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [shown, setShown] = useState(search);
  const pageKey = searchPageKey(base, search);
  const isHere = useAppSelector((state) => areResultsSettled(selectPage(state, pageKey)));
  const isShown = pageKey === searchPageKey(base, shown);
  const requestedKey = useRef(pageKey);
  useEffect(() => {
    const isRequested = requestedKey.current === pageKey;
    requestedKey.current = pageKey;
    // Back and forward lead to what was found.
    if (isRequested || hasSearchResults(selectPage(store.getState(), pageKey))) return undefined;
    const end = new AbortController();
    const results = { pageKey, pageId, search, data, nextPage };
    void dispatch(fetchSearchResults(results, end.signal));
    return () => end.abort();
  }, [pageKey, pageId, search, data, nextPage, dispatch, store]);
  if (!isShown && isHere) setShown(search);
  return { shown, waits: !isShown && !isHere };
}
