import { useCallback } from "react";
import { useAppDispatch, useAppStore } from "@/store/hooks";
import {
  sectionItemsRequestOf,
  selectPage,
  tabSelected,
  type RowState,
} from "@/store/sections/sections-slice";
import { fetchSectionItems } from "@/store/sections/sections-thunks";

// All requests of a row: `more` for the items after those it has, `retry` for its first page, `choose` for another tab.
export function useRowItems(pageKey: string, row: RowState) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { token, nextPage, selectedTab, status } = row;

  const fetchItems = useCallback(
    async (page: number, tab: string | undefined) => {
      const shown = selectPage(store.getState(), pageKey);
      const loadedRow = shown?.rows[token];
      if (!loadedRow) return;
      const have = page === 1 ? 0 : loadedRow.items.length;
      const request = { ...sectionItemsRequestOf(shown, loadedRow), pageKey, page, tab, have };
      await dispatch(fetchSectionItems(request));
    },
    [dispatch, store, pageKey, token],
  );

  const more = useCallback(async () => {
    if (nextPage !== undefined && status !== "pending") await fetchItems(nextPage, selectedTab);
  }, [fetchItems, nextPage, selectedTab, status]);

  const retry = useCallback(() => fetchItems(1, selectedTab), [fetchItems, selectedTab]);

  const choose = useCallback(
    (tab: string) => {
      dispatch(tabSelected({ pageKey, token, tab }));
      void fetchItems(1, tab);
    },
    [fetchItems, dispatch, pageKey, token],
  );

  return { more, retry, choose };
}
