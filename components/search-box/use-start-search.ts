import { searchPath } from "@/lib/urls/search";
import { useAppDispatch } from "@/store/hooks";
import { follow } from "../links/follow";

// On the page of results they follow in place; from elsewhere a link leads there.
export function useStartSearch(): (query: string) => Promise<void> {
  const dispatch = useAppDispatch();
  return async (query) => {
    const inPlace = /^\/search\/?$/.test(location.pathname)
      ? await import("@/store/search/run-search").catch(() => undefined)
      : undefined;
    if (inPlace) dispatch(inPlace.runSearch(query));
    else follow(searchPath({ q: query }));
  };
}
