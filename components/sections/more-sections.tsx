import { type RefObject, useCallback, useDeferredValue } from "react";
import { useAppSelector, useAppStore } from "@/store/hooks";
import { fetchMoreSections } from "@/store/sections/sections-thunks";
import { selectPage } from "@/store/sections/sections-slice";
import { ShowMore } from "./rows/show-more";

type Props = { pageKey: string; list: RefObject<HTMLElement | null> };

export function MoreSections({ pageKey, list }: Props) {
  // As late as the rows.
  const page = useDeferredValue(useAppSelector((state) => selectPage(state, pageKey)));
  const store = useAppStore();
  const more = useCallback(async () => {
    const now = selectPage(store.getState(), pageKey);
    if (now?.nextPage === undefined || now.status === "pending") return;
    const { pageId, context, nextPage } = now;
    await store.dispatch(fetchMoreSections({ pageKey, pageId, context, page: nextPage }));
  }, [store, pageKey]);
  if (!page) return null;
  return <ShowMore byScroll list={list} of={page} more={more} />;
}
