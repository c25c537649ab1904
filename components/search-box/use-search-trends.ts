import { useEffect } from "react";
import type { SearchTrendView } from "@/lib/api/search-calls";
import { useAppDispatch, useAppSelector } from "@/store/hooks";
import { loadSearchTrendsIntoStore, selectTrends } from "@/store/search/search-slice";

// Requested when the list opens, and again after a while. After a failure the known ones stay, and the next opening retries.
export function useSearchTrends(isOpen: boolean): SearchTrendView[] {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (isOpen) void dispatch(loadSearchTrendsIntoStore());
  }, [isOpen, dispatch]);
  return useAppSelector(selectTrends);
}
