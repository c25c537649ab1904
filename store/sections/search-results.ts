import type { SectionView } from "@/lib/sections/section-view";
import type { SearchUrlParams } from "@/lib/urls/search-url-params";
import type { AppDispatch, RootState } from "../make-store";
import { fetchSectionItems } from "./sections-thunks";
import { pageShown, sectionItemsRequestOf, type PageRowsState, selectPage } from "./sections-slice";

/** A page of results by its key; `data` are its rows as JSON, those of a search without their items. */
export type SearchResultsPageInput = {
  pageKey: string;
  pageId: string;
  search?: SearchUrlParams | undefined;
  data: string;
  nextPage?: number | undefined;
};

/**
 * Fetches the results of a search, whose page is not rendered yet, until `signal` is aborted: a search that another one
 * has replaced is not fetched any further. Resolves when each of its rows has a response.
 */
export function fetchSearchResults(
  { data, ...facts }: SearchResultsPageInput,
  signal: AbortSignal,
) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { pageKey } = facts;
    const sections: SectionView[] = JSON.parse(data);
    dispatch(pageShown({ ...facts, source: data, sections }));
    const page = selectPage(getState(), pageKey);
    if (!page) return;
    const queued = selectResultRows(page).filter(({ status }) => status === "queued");
    const fetching = queued.map((row) =>
      dispatch(fetchSectionItems({ ...sectionItemsRequestOf(page, row), pageKey, page: 1 })),
    );
    signal.addEventListener("abort", () => fetching.forEach((each) => each.abort()));
    await Promise.all(fetching);
  };
}

/** The rows of a page that show what is searched for. */
export function selectResultRows({ tokens, rows }: Pick<PageRowsState, "tokens" | "rows">) {
  return tokens.flatMap((token) => {
    const row = rows[token];
    return row?.role === "search" ? [row] : [];
  });
}

/** True once every row of results has a response or an error. */
export function areResultsSettled(page: PageRowsState | undefined): page is PageRowsState {
  const isDone = ({ status }: { status: string }) => status === "idle" || status === "rejected";
  return page !== undefined && selectResultRows(page).every(isDone);
}

/** True once every row of results has what was found. */
export function hasSearchResults(page: PageRowsState | undefined): boolean {
  return page !== undefined && selectResultRows(page).every(({ status }) => status === "idle");
}
