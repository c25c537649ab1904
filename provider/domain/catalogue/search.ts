import { airing } from "./airing.ts";
import type { ContentRecord, SectionRecord } from "./records.ts";

/** The queries of a search section: docs/provider-api.md PA-26. */
export type SearchQuery = { q: string; sortBy?: string; filterBy?: string };

type Clock = { anchor: number; now: number };

const maxQueryLength = 250;

/** The words that a content must all have, in lower case. */
export function searchTermsOf(q: string): string[] {
  return q.trim().slice(0, maxQueryLength).toLowerCase().split(/\s+/).filter(Boolean);
}

/**
 * Puts what the database matched in the order asked for, and leaves out what the filters don't let
 * through. Relevance: the whole query in the name, then words in the name, then the others.
 */
export function searchResult(found: ContentRecord[], query: SearchQuery, clock: Clock) {
  const passing = found.filter((content) => passes(content, query.filterBy ?? "", clock));
  const time = (content: ContentRecord) => startOf(content, clock);
  if (query.sortBy === "-start_time") return passing.sort((a, b) => time(b) - time(a));
  if (query.sortBy === "start_time") return passing.sort((a, b) => time(a) - time(b));
  return passing.sort((a, b) => score(b, query.q) - score(a, query.q));
}

function passes(content: ContentRecord, filterBy: string, clock: Clock): boolean {
  return filterBy
    .split(",")
    .filter(Boolean)
    .every((filter) => {
      const [param, value = ""] = filter.split(/:(.*)/s);
      if (param === "stream_state") return airing(content, clock.anchor, clock.now).state === value;
      if (param === "tags") return content.keywords.includes(value);
      return false;
    });
}

function startOf(content: ContentRecord, clock: Clock): number {
  const air = airing(content, clock.anchor, clock.now);
  return air.startTime ?? content.publishedAt.getTime();
}

function score(content: ContentRecord, q: string): number {
  const name = content.name.toLowerCase();
  const words = searchTermsOf(q);
  if (name.includes(words.join(" "))) return name.startsWith(words.join(" ")) ? 1001 : 1000;
  return words.filter((word) => name.includes(word)).length;
}

/** The search section of a channel that has no search page of its own. */
export const plainSearch: SectionRecord = {
  page: "search",
  token: "search",
  name: null,
  description: null,
  role: "search",
  type: "video",
  layout: "grid",
  aspectRatio: null,
  showDescription: null,
  liveUpdate: null,
  body: null,
  tabs: [],
  pageSize: 12,
};
