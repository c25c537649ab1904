import { http, HttpResponse } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { makeStore } from "../../../../store/make-store.ts";
import { loadTrends } from "../../../../store/search/load-trends.ts";
import {
  addressRead,
  pageLeft,
  queryEntered,
  searchIn,
  selectTrends,
} from "../../../../store/search/search-slice.ts";
import { serveSite, site } from "../sections/support.ts";

const server = serveSite();
const lakes = { query: "Lakes", lower: "lakes", mine: false };
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A site that answers in turn, the last one for ever; how often it was asked is in the result. */
function serve(...answers: (object | number)[]): { asked: number } {
  const seen = { asked: 0 };
  server.use(
    http.get(`${site}/api/search-trends`, () => {
      const answer = answers[Math.min(seen.asked, answers.length - 1)];
      seen.asked += 1;
      return typeof answer === "number"
        ? new HttpResponse(null, { status: answer })
        : HttpResponse.json(answer);
    }),
  );
  return seen;
}

async function load(store: ReturnType<typeof makeStore>) {
  void store.dispatch(loadTrends());
  await vi.waitFor(() => expect(selectTrends(store.getState())).toEqual([lakes]));
}

test("trends are a part of the search, and stay when its words change", async () => {
  serve({ trends: [lakes] });
  vi.stubGlobal("location", new URL("http://tiny.localhost/search"));
  vi.stubGlobal("history", { pushState: () => {} });
  const store = makeStore();
  expect(selectTrends(store.getState())).toEqual([]);
  await load(store);
  for (const event of [addressRead({ q: "sea" }), queryEntered("ice"), pageLeft()]) {
    store.dispatch(event);
    expect(selectTrends(store.getState())).toEqual([lakes]);
  }
});

test("trends are not a part of the address", async () => {
  serve({ trends: [lakes] });
  const store = makeStore();
  await load(store);
  store.dispatch(addressRead({ q: "sea" }));
  const { search } = store.getState();
  expect(search && searchIn(search)).toEqual({ q: "sea" });
});

test("trends are asked for again once they are five minutes old", async () => {
  const seen = serve({ trends: [lakes] });
  const store = makeStore();
  const now = vi.spyOn(performance, "now").mockReturnValue(1_000);
  await load(store);
  void store.dispatch(loadTrends());
  now.mockReturnValue(1_000 + 5 * 60_000);
  void store.dispatch(loadTrends());
  await vi.waitFor(() => expect(seen.asked).toBe(2));
});

test("a failure leaves what is known, and the next opening asks again", async () => {
  const seen = serve(503, { trends: [lakes] });
  const store = makeStore();
  void store.dispatch(loadTrends());
  await vi.waitFor(() => expect(store.getState().search?.trendsUntil).toBeUndefined());
  await load(store);
  expect(seen.asked).toBe(2);
});
