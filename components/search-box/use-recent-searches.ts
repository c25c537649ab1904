import { useState } from "react";
import {
  forgetSearch,
  forgetAllSearches,
  recentSearches,
} from "@/lib/search/recent-searches.browser";

type Recents = {
  recents: string[];
  readRecents: () => void;
  forget: (query: string) => void;
  forgetAll: () => void;
};

// Read again whenever the list opens: another tab may have searched, or signed out.
export function useRecentSearches(): Recents {
  const [recents, setRecents] = useState(recentSearches);
  return {
    recents,
    readRecents: () => setRecents(recentSearches()),
    forget: (query) => {
      forgetSearch(query);
      setRecents(recentSearches());
    },
    forgetAll: () => {
      forgetAllSearches();
      setRecents([]);
    },
  };
}
