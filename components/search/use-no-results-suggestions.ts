import { useEffect, useState } from "react";
import { getApi } from "@/lib/api-client/get-api";
import type { SearchTrendView } from "@/lib/api/search-calls";
import type { NoResultsSuggestions } from "@/lib/pages/load-page";
import type { SectionView } from "@/lib/sections/section-view";
import { isInWebView } from "@/lib/urls/is-in-web-view";
import { useAppDispatch } from "@/store/hooks";
import { loadSearchTrendsIntoStore } from "@/store/search/search-slice";

type Suggestions = { trends: string[]; browse?: { pageId: string; data: string } | undefined };

const maxTrends = 8;

// The server's suggestions, or requested ones; parts that fail to load are left out.
export function useNoResultsSuggestions(data: string | undefined): Suggestions {
  const [suggestions, setSuggestions] = useState<Suggestions>(() => readOnward(data));
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (data !== undefined) return undefined;
    const end = new AbortController();
    const mobile = isInWebView(location.pathname) ? "1" : undefined;
    const add = (more: Partial<Suggestions>) => setSuggestions((known) => ({ ...known, ...more }));
    dispatch(loadSearchTrendsIntoStore()).then(
      (trends) => !end.signal.aborted && add({ trends: othersOf(trends) }),
      ignore,
    );
    getApi("browse-row", { mobile }, { signal: end.signal }).then(
      ({ pageId, section }) => section && add({ browse: rowOf({ pageId, section }) }),
      ignore,
    );
    return () => end.abort();
  }, [data, dispatch]);
  return suggestions;
}

const ignore = () => {};

function othersOf(trends: SearchTrendView[]): string[] {
  const others = trends.filter(({ mine }) => !mine);
  return others.slice(0, maxTrends).map(({ query }) => query);
}

function readOnward(data: string | undefined): Suggestions {
  if (data === undefined) return { trends: [] };
  const { trends, browse }: NoResultsSuggestions = JSON.parse(data);
  return { trends: trends.slice(0, maxTrends), browse: browse && rowOf(browse) };
}

function rowOf({ pageId, section }: { pageId: string; section: SectionView }) {
  return { pageId, data: JSON.stringify([section]) };
}
