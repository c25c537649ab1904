"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import type { Facet } from "@/lib/contract/sections";
import type { HeroVariant } from "@/lib/channel/theme-css";
import { parseSearchUrlParams, type SearchUrlParams } from "@/lib/urls/search-url-params";
import { useAppDispatch, useAppSelector, useAppStore } from "@/store/hooks";
import { searchPageClosed, searchPageOpened } from "@/store/search/search-slice";
import { selectPage } from "@/store/sections/sections-slice";
import { putPageIntoStore } from "../sections/put-page-into-store";
import { SectionList } from "../sections/section-list";
import { searchSummaryOf } from "./search-summary";
import { NothingFound } from "./nothing-found";
import { SearchControls } from "./search-controls";
import { SearchResultsHeading } from "./search-results-heading";
import styles from "./search-page.module.css";
import { useTrackFirstSearch } from "./use-track-first-search";
import { searchPageKey, useSearchResults, removeSearchResults } from "./use-search-results";

type Props = {
  /** The page with its language: what its results depend on besides the search. */
  base: string;
  pageId: string;
  /** Its own path, in the variant that the viewer has. */
  path: string;
  /** What the server has searched for. */
  serverSearch?: SearchUrlParams | undefined;
  /** The rows as JSON, with what was found. */
  data: string;
  nextPage?: number | undefined;
  /** Where to go on from nothing as JSON, where the server has found nothing. */
  onward?: string | undefined;
  variant: HeroVariant;
};

// The URL has the search; the server's results are those of the URL that was requested.
export function SearchPage(props: Props) {
  const { base, pageId, path, serverSearch, data, nextPage, onward, variant } = props;
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const search = useAddress();
  const [plain] = useState(() => removeSearchResults(data));
  const rowsOf = (of: SearchUrlParams | undefined) => ({
    pageKey: searchPageKey(base, of),
    pageId,
    search: of,
    data: searchPageKey(base, of) === searchPageKey(base, serverSearch) ? data : plain,
    nextPage,
  });
  useState(() => putPageIntoStore(store, rowsOf(search)));
  const { shown, waits } = useSearchResults(base, { pageId, search, data: plain, nextPage });
  const rows = rowsOf(shown);
  const page = useAppSelector((state) => selectPage(state, rows.pageKey));
  const found = searchSummaryOf(page);
  useEffect(() => {
    dispatch(searchPageOpened());
    return () => void dispatch(searchPageClosed());
  }, [dispatch]);
  useTrackFirstSearch(serverSearch, found);
  const isEmpty = !search || (!waits && found?.total === 0);
  return (
    <div className={styles.page}>
      <div className={`wrap ${styles.top}`}>
        <SearchResultsHeading
          search={search}
          path={path}
          found={waits ? undefined : found}
          waits={waits}
        />
        {search && (!isEmpty || search.filter_by) && (
          <SearchControls search={search} path={path} facets={found?.facets ?? none} />
        )}
      </div>
      <div
        className={styles.results}
        aria-busy={waits || undefined}
        data-empty={isEmpty || undefined}
        data-leads={page?.rows[page.tokens[0] ?? ""]?.role === "search" || undefined}
      >
        <SectionList key={rows.pageKey} {...rows} variant={variant} filled />
      </div>
      {isEmpty && (
        <NothingFound search={search} path={path} meant={found?.didYouMean} onward={onward} />
      )}
    </div>
  );
}

const none: Facet[] = [];

function useAddress(): SearchUrlParams | undefined {
  const query = String(useSearchParams());
  const [read, setRead] = useState(() => readAddress(query));
  if (read.query === query) return read.search;
  const next = readAddress(query);
  setRead(next);
  return next.search;
}

function readAddress(query: string) {
  return { query, search: parseSearchUrlParams(new URLSearchParams(query)) };
}
