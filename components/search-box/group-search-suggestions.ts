import type { SearchSuggestion, SearchTrendView } from "@/lib/api/search-calls";

// `recent` is saved on this device, `history` by the provider for who is signed in, `trend` is what many search for.
export type QueryOption = { key: string; kind: "recent" | "history" | "trend"; query: string };
export type TitleOption = { key: string; kind: "title"; item: SearchSuggestion };
export type SearchSuggestionOption = QueryOption | TitleOption;
export type SearchSuggestionGroup = { name: string; options: SearchSuggestionOption[] };

type Sources = {
  // As it is searched for: normalised.
  typed: string;
  recents: string[];
  trends: SearchTrendView[];
  titles: SearchSuggestion[];
};

const maxUntyped = { personal: 5, trends: 6 };
const maxWhileTyping = { personal: 3, trends: 4 };

export function groupSearchSuggestions({
  typed,
  recents,
  trends,
  titles,
}: Sources): SearchSuggestionGroup[] {
  const max = typed === "" ? maxUntyped : maxWhileTyping;
  const wanted = typed.toLowerCase();
  const seen = new Set<string>();
  const isNew = (lower: string) => !seen.has(lower) && seen.add(lower);
  const pick = (kind: QueryOption["kind"], queries: Query[], count: number): QueryOption[] =>
    queries
      .filter(({ lower }) => lower.includes(wanted) && isNew(lower))
      .slice(0, count)
      .map(({ query }) => ({ key: `${kind} ${query}`, kind, query }));
  const saved = recents.map((query) => ({ query, lower: query.toLowerCase() }));
  const recent = pick("recent", saved, max.personal);
  const history = pick("history", queriesOf(trends, true), max.personal - recent.length);
  const popular = pick("trend", queriesOf(trends, false), max.trends);
  const groups: SearchSuggestionGroup[] = [
    { name: "laterSearchOwn", options: [...recent, ...history] },
    { name: "laterSearchPopular", options: popular },
    { name: "laterSearchTitles", options: typed === "" ? [] : titles.map(titleOption) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

// The typed text is searched for in `lower`, which the provider returns for earlier searches.
type Query = Pick<SearchTrendView, "query" | "lower">;

function queriesOf(trends: SearchTrendView[], mine: boolean): Query[] {
  return trends.filter((trend) => trend.mine === mine);
}

function titleOption(item: SearchSuggestion): TitleOption {
  return { key: `title ${item.token}`, kind: "title", item };
}
