import { useEffect, useRef } from "react";
import { trackSearchResults } from "@/lib/analytics/search-tracker";
import type { SearchSummary } from "@/lib/sections/section-view";
import type { SearchUrlParams } from "@/lib/urls/search-url-params";
import { isHistoryTraversal } from "../sections/is-history-traversal";

// Counts the server's search once, like the browser's searches, but not on a back or forward navigation to it.
export function useTrackFirstSearch(
  serverSearch: SearchUrlParams | undefined,
  found: SearchSummary | undefined,
): void {
  const first = useRef({ q: serverSearch?.q, results: found?.total });
  useEffect(() => {
    const { q, results } = first.current;
    first.current = { q: undefined, results: undefined };
    if (q === undefined || results === undefined || isHistoryTraversal()) return;
    trackSearchResults(q, results);
  }, []);
}
