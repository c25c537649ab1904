import { http, HttpResponse } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { makeStore } from "../../../../store/make-store.ts";
import {
  loadSearchTrendsIntoStore,
  searchPageClosed,
  searchPageOpened,
  selectIsSearchPageOpen,
  selectTrends,
} from "../../../../store/search/search-slice.ts";
import { serveSite, site } from "../sections/support.ts";

const server = serveSite();
const lakes = { query: "Lakes", lower: "lakes", mine: false };
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A site that responds in turn, the last response forever. The result counts the requests. */
function serve(...responses: (object | number)[]): { requests: number } {
  const seen = { requests: 0 };
  server.use(
    http.get(`${site}/api/search-trends`, () => {
      const response = responses[Math.min(seen.requests, responses.length - 1)];
      seen.requests += 1;
      return typeof response === "number"
        ? new HttpResponse(null, { status: response })
        : HttpResponse.json(response);
    }),
  );
  return seen;
}

async function load(store: ReturnType<typeof makeStore>) {
  void store.dispatch(loadSearchTrendsIntoStore());
  await vi.waitFor(() => expect(selectTrends(store.getState())).toEqual([lakes]));
}

test("trends are part of the state of searches, and stay when the results page is left", async () => {
  serve({ trends: [lakes] });
  const store = makeStore();
  expect(selectTrends(store.getState())).toEqual([]);
  await load(store);
  store.dispatch(searchPageOpened());
  store.dispatch(searchPageClosed());
  expect(selectTrends(store.getState())).toEqual([lakes]);
});

test("a results page is in view from its start until it is left", () => {
  const store = makeStore();
  expect(selectIsSearchPageOpen(store.getState())).toBe(false);
  store.dispatch(searchPageOpened());
  expect(selectIsSearchPageOpen(store.getState())).toBe(true);
  store.dispatch(searchPageClosed());
  expect(selectIsSearchPageOpen(store.getState())).toBe(false);
});

test("trends are requested again once they are five minutes old", async () => {
  const seen = serve({ trends: [lakes] });
  const store = makeStore();
  const now = vi.spyOn(performance, "now").mockReturnValue(1_000);
  await load(store);
  void store.dispatch(loadSearchTrendsIntoStore());
  now.mockReturnValue(1_000 + 5 * 60_000);
  void store.dispatch(loadSearchTrendsIntoStore());
  await vi.waitFor(() => expect(seen.requests).toBe(2));
});

test("a failure keeps the loaded trends, and the next opening requests them again", async () => {
  const seen = serve(503, { trends: [lakes] });
  const store = makeStore();
  void store.dispatch(loadSearchTrendsIntoStore());
  await vi.waitFor(() => expect(store.getState().search?.trendsUntil).toBeUndefined());
  await load(store);
  expect(seen.requests).toBe(2);
});
