import { useEffect, useState } from "react";
import { normalizeQuery } from "@/lib/urls/search";
import { createTitleFetcher, type Titles } from "./title-fetcher";
import { type Option, type OptionGroup, pickOptions } from "./pick-options";
import { useRecents } from "./use-recents";
import { useTrends } from "./use-trends";

type Options = {
  // As it is searched for.
  typed: string;
  type: (text: string) => void;
  groups: OptionGroup[];
  options: Option[];
  // The queries among them that are stored on this device.
  recents: string[];
  // Reads the queries of this device again.
  readRecents: () => void;
  forget: (query: string) => void;
  forgetAll: () => void;
  isLimited: boolean;
};

// What the list offers for what is typed.
export function useSearchOptions(isWanted: boolean): Options {
  const [typed, setTyped] = useState("");
  const [{ items, isLimited }, setTitles] = useState<Titles>({ items: [], isLimited: false });
  const [titles] = useState(() => createTitleFetcher(setTitles));
  const trends = useTrends(isWanted);
  const { recents, ...ofDevice } = useRecents();
  useEffect(() => titles.stop, [titles]);

  const groups = pickOptions({ typed, recents, trends, titles: items });
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
