import { makeTrackerSeam } from "./tracker-seam.ts";

/**
 * What a tracker learns of a search: docs/provider-api.md, `channel_search_trends`. `results` is how many there
 * are, never none. docs/behaviour.md BE-268.
 */
export type SearchEvent = {
  search_query: string;
  search_query_lower_cased: string;
  type: "user";
  results: number;
};

/** `setSearchTracker(tracker)`, `trackSearch(event)`: the searches' seam to a tracker. */
export const { setTracker: setSearchTracker, track: trackSearch } = makeTrackerSeam<SearchEvent>();
