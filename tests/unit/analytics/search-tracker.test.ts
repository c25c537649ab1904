import { afterEach, expect, test } from "vitest";
import { setSearchTracker, trackSearch } from "../../../lib/analytics/search-tracker.ts";
import { setVisitTracker } from "../../../lib/analytics/visit-tracker.ts";

const search = (results: number) =>
  ({ search_query: "Lakes", search_query_lower_cased: "lakes", type: "user", results }) as const;

afterEach(() => {
  setSearchTracker(undefined);
  setVisitTracker(undefined);
});

test("a tracker that is set later receives the earlier searches, and no visits", () => {
  trackSearch(search(3));
  const visits: unknown[] = [];
  const searches: unknown[] = [];
  setVisitTracker((event) => visits.push(event));
  setSearchTracker((event) => searches.push(event));
  expect([visits, searches]).toEqual([[], [search(3)]]);
});
