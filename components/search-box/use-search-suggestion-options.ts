import { useEffect, useState } from "react";
import { normalizeQuery } from "@/lib/urls/search-url-params";
import { createTitleSuggestionFetcher, type TitleSuggestions } from "./title-suggestion-fetcher";
import {
  type SearchSuggestionOption,
  type SearchSuggestionGroup,
  groupSearchSuggestions,
} from "./group-search-suggestions";
import { useRecentSearches } from "./use-recent-searches";
import { useSearchTrends } from "./use-search-trends";

type Options = {
  // As it is searched for.
  typed: string;
  type: (text: string) => void;
  groups: SearchSuggestionGroup[];
  options: SearchSuggestionOption[];
  // The queries among them that are stored on this device.
  recents: string[];
  // Reads the queries of this device again.
  readRecents: () => void;
  forget: (query: string) => void;
  forgetAll: () => void;
  isLimited: boolean;
};

// What the list offers for what is typed.
export function useSearchSuggestionOptions(isWanted: boolean): Options {
  const [typed, setTyped] = useState("");
  const [{ items, isLimited }, setTitles] = useState<TitleSuggestions>({
    items: [],
    isLimited: false,
  });
  const [titles] = useState(() => createTitleSuggestionFetcher(setTitles));
  const trends = useSearchTrends(isWanted);
  const { recents, ...ofDevice } = useRecentSearches();
  useEffect(() => titles.stop, [titles]);

  const groups = groupSearchSuggestions({ typed, recents, trends, titles: items });
  const options = groups.flatMap((group) => group.options);
  return {
    ...ofDevice,
    typed,
    // The request before the render: the response is under way meanwhile.
    type: (text) => {
      const query = normalizeQuery(text);
      titles.type(query);
      setTyped(query);
    },
    groups,
    options,
    recents: options.flatMap((option) => (option.kind === "recent" ? [option.query] : [])),
    isLimited,
  };
}
