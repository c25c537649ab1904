import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeStore } from "@/store/make-store";
import { searchShown } from "@/store/search/open-search";
import { runSearch } from "@/store/search/run-search";
import { filterChosen, orderChosen } from "@/store/search/search-slice";
import { readSearch } from "@/lib/urls/search";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.advanceTimersByTime(60_000);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(path: string) {
  history.replaceState(null, "", path);
  const store = makeStore();
  const shown = { q: "lakes", sort_by: "start_time", filter_by: "tags:sea" } as const;
  store.dispatch(searchShown(shown));
  return { store, push: vi.spyOn(history, "pushState") };
}
const settled = () => vi.advanceTimersByTimeAsync(1_000);

test("a new query has neither order nor filters, whatever was chosen before", async () => {
  const { store } = open("/search?q=lakes&sort_by=start_time&filter_by=tags:sea");
  store.dispatch(runSearch("  the  sea "));
  await settled();
  expect(location.pathname + location.search).toBe("/search?q=the+sea");
  expect(store.getState().search).toEqual({ isOpen: true, q: "the sea" });
});

test("an order replaces the one before, and the filters stay", async () => {
  const { store } = open("/mobile/search?q=lakes");
  store.dispatch(orderChosen("-start_time"));
  await settled();
  const filters = "filter_by=tags%3Asea";
  expect(location.pathname + location.search).toBe(
    `/mobile/search?q=lakes&sort_by=-start_time&${filters}`,
  );
});

test("what is chosen before the page has read the address of the choice before is kept", async () => {
  const { store } = open("/search?q=lakes");
  store.dispatch(orderChosen("-start_time"));
  await vi.advanceTimersByTimeAsync(1);
  const written = readSearch(new URLSearchParams(location.search));
  expect(written?.sort_by).toBe("-start_time");
  store.dispatch(filterChosen({ param: "tags", value: "lake" }));
  store.dispatch(searchShown(written));
  await settled();
  expect(new URLSearchParams(location.search).get("filter_by")).toBe("tags:lake");
});

test("an address that was written here counts when the browser comes back to it", async () => {
  const { store } = open("/search?q=lakes");
  store.dispatch(orderChosen("-start_time"));
  await settled();
  const written = readSearch(new URLSearchParams(location.search));
  store.dispatch(searchShown(written));
  store.dispatch(searchShown({ q: "lakes" }));
  store.dispatch(searchShown(written));
  expect(store.getState().search).toMatchObject({ sort_by: "-start_time" });
});

test("thirty queries in a second are some few steps of the address, the last one among them", async () => {
  const { store, push } = open("/search?q=lakes");
  for (let typed = 1; typed <= 30; typed += 1) {
    store.dispatch(runSearch(`sea ${typed}`));
    await vi.advanceTimersByTimeAsync(33);
  }
  await settled();
  expect(location.search).toBe("?q=sea+30");
  expect(push.mock.calls.length).toBeLessThanOrEqual(5);
});

test("what is searched for already is no step", async () => {
  const { store, push } = open("/search?q=lakes&sort_by=start_time&filter_by=tags:sea");
  store.dispatch(filterChosen({ param: "stream_state" }));
  await settled();
  expect(push).not.toHaveBeenCalled();
});

test.each(["", " \u0000\u200b "])("nothing happens without words: %j", async (typed) => {
  const { store, push } = open("/search?q=lakes");
  store.dispatch(runSearch(typed));
  await settled();
  expect(push).not.toHaveBeenCalled();
});
