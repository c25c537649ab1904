import { type RefObject, useCallback } from "react";
import { useAppDispatch, useAppSelector } from "@/store/hooks";
import { moreSectionsFetched } from "@/store/sections/sections-fetches";
import { selectPage } from "@/store/sections/sections-slice";
import { ShowMore } from "./rows/show-more";

type Props = { pageKey: string; list: RefObject<HTMLElement | null> };

export function MoreSections({ pageKey, list }: Props) {
  const page = useAppSelector((state) => selectPage(state, pageKey));
  const dispatch = useAppDispatch();
  const more = useCallback(async () => {
    if (page?.nextPage === undefined || page.status === "pending") return;
    const { pageId, context, nextPage } = page;
    await dispatch(moreSectionsFetched({ pageKey, pageId, context, page: nextPage }));
  }, [dispatch, page, pageKey]);
  if (!page) return null;
  const hasMore = page.nextPage !== undefined;
  return <ShowMore list={list} hasMore={hasMore} status={page.status} more={more} byScroll />;
}
