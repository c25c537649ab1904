import { useCallback } from "react";
import { useAppDispatch, useAppStore } from "@/store/hooks";
import { selectPage, tabSelected, type Row } from "@/store/sections/sections-slice";
import { sectionItemsFetched } from "@/store/sections/sections-fetches";

// Everything a row asks for: the items after those it has, its first page again, another tab.
export function useItems(pageKey: string, row: Row) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { token, nextPage, selectedTab, status } = row;

  const ask = useCallback(
    async (page: number, tab: string | undefined) => {
      const shown = selectPage(store.getState(), pageKey);
      if (!shown) return;
      const { pageId, context } = shown;
      const have = page === 1 ? 0 : (shown.rows[token]?.items.length ?? 0);
      await dispatch(sectionItemsFetched({ pageKey, pageId, context, token, page, tab, have }));
    },
    [dispatch, store, pageKey, token],
  );

  const more = useCallback(async () => {
    if (nextPage !== undefined && status !== "pending") await ask(nextPage, selectedTab);
  }, [ask, nextPage, selectedTab, status]);

  const again = useCallback(() => ask(1, selectedTab), [ask, selectedTab]);

  const choose = useCallback(
    (tab: string) => {
      dispatch(tabSelected({ pageKey, token, tab }));
      void ask(1, tab);
    },
    [ask, dispatch, pageKey, token],
  );

  return { more, again, choose };
}
