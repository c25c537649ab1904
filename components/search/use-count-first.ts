import { useEffect, useRef } from "react";
import { countSearch } from "@/lib/analytics/search-tracker";
import type { SearchSummary } from "@/lib/sections/section-view";
import type { Search } from "@/lib/urls/search";
import { isTraversal } from "../sections/is-traversal";

// Counts the server's search once, like the browser's searches, but not on a back or forward navigation to it.
export function useCountFirst(
  serverSearch: Search | undefined,
  found: SearchSummary | undefined,
): void {
  const first = useRef({ q: serverSearch?.q, results: found?.total });
  useEffect(() => {
    const { q, results } = first.current;
    first.current = { q: undefined, results: undefined };
    if (q === undefined || results === undefined || isTraversal()) return;
    countSearch(q, results);
  }, []);
}
