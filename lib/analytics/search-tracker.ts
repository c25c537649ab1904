import { makeLateTrackerQueue } from "./late-tracker-queue.ts";
import { trackVisit } from "./visit-tracker.ts";

/**
 * A search as a tracker gets it: docs/provider-api.md, `channel_search_trends`. `results` is the number of results,
 * never 0. docs/behaviour.md BE-268.
 */
export type TrackedSearchEvent = {
  search_query: string;
  search_query_lower_cased: string;
  type: "user";
  results: number;
};

/** `setSearchTracker(tracker)`, `trackSearch(event)`: the searches' seam to a tracker. */
export const { setTracker: setSearchTracker, track: trackSearch } =
  makeLateTrackerQueue<TrackedSearchEvent>();

/** Reports the number of results when the first page of a search is loaded: `trackSearchResults("lakes", 12)`. */
export function trackSearchResults(q: string, results: number): void {
  if (results === 0) {
    trackVisit({ event_name: "search_no_results", search_query: q });
    return;
  }
  const lower = q.toLowerCase();
  trackSearch({ search_query: q, search_query_lower_cased: lower, type: "user", results });
}
