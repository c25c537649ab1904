import { updateSearchUrl } from "@/lib/search/update-search-url.browser";
import { searchPath } from "@/lib/urls/search-url-params";
import { useAppStore } from "@/store/hooks";
import { selectIsSearchPageOpen } from "@/store/search/search-slice";
import { clickLink } from "../links/click-link";

// On the page of results they follow in place; from elsewhere a link leads there. A new query begins with the usual
// order and without filters.
export function useStartSearch(): (query: string) => void {
  const { getState } = useAppStore();
  return (query) => {
    if (selectIsSearchPageOpen(getState())) updateSearchUrl(() => ({ q: query }));
    else clickLink(searchPath({ q: query }));
  };
}
