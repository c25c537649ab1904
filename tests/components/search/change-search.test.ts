import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { updateSearchUrl } from "@/lib/search/update-search-url.browser";
import type { SearchUrlParams } from "@/lib/urls/search-url-params";
import { setSearchFilter } from "@/lib/urls/search-filters";

let tests = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  // Each test starts later than the previous one, whose clock has advanced.
  tests += 1;
  vi.advanceTimersByTime(tests * 60_000);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(path: string) {
  history.replaceState(null, "", path);
  return vi.spyOn(history, "pushState");
}
const settled = () => vi.advanceTimersByTimeAsync(1_000);
const shown = "q=lakes&sort_by=start_time&filter_by=tags:sea";

const newQuery = (q: string) => updateSearchUrl(() => ({ q }));
const newOrder = (sort_by: SearchUrlParams["sort_by"]) =>
  updateSearchUrl((search) => ({ ...search, sort_by }));
const newFilter = (param: string, value?: string) =>
  updateSearchUrl((search) => ({
    ...search,
    filter_by: setSearchFilter(search.filter_by, param, value),
  }));
const filters = () => new URLSearchParams(location.search).get("filter_by");

test("a new query has neither sort order nor filters, whatever was chosen before", async () => {
  open(`/search?${shown}`);
  newQuery("the sea");
  await settled();
  expect(location.pathname + location.search).toBe("/search?q=the+sea");
});

test("a sort order replaces the previous one, and the filters stay", async () => {
  open(`/mobile/search?${shown}`);
  newOrder("-start_time");
  await settled();
  expect(location.pathname + location.search).toBe(
    "/mobile/search?q=lakes&sort_by=-start_time&filter_by=tags%3Asea",
  );
});

test("the first change is written at the end of its task, when the router follows the URL", async () => {
  open("/search?q=lakes");
  newQuery("sea");
  expect(location.search).toBe("?q=lakes");
  await Promise.resolve();
  expect(location.search).toBe("?q=sea");
});

test("changes within 0.3 s of each other are written together", async () => {
  const push = open("/search?q=lakes");
  newOrder("-start_time");
  await Promise.resolve();
  newFilter("tags", "lake");
  newFilter("stream_state", "live");
  await settled();
  expect(location.search).toBe(
    "?q=lakes&sort_by=-start_time&filter_by=tags%3Alake%2Cstream_state%3Alive",
  );
  expect(push).toHaveBeenCalledTimes(2);
});

test("a change starts from the URL to which the browser went back", async () => {
  open("/search?q=lakes");
  newOrder("-start_time");
  await settled();
  history.replaceState(null, "", "/search?q=lakes");
  newFilter("tags", "lake");
  await settled();
  expect(location.search).toBe("?q=lakes&filter_by=tags%3Alake");
});

test("a pending change is dropped when the browser goes elsewhere", async () => {
  open("/search?q=lakes");
  newOrder("-start_time");
  await Promise.resolve();
  newFilter("tags", "lake");
  history.replaceState(null, "", "/video/a");
  await settled();
  expect(location.pathname + location.search).toBe("/video/a");
});

test("thirty queries in a second become a few history entries, the last query among them", async () => {
  const push = open("/search?q=lakes");
  for (let typed = 1; typed <= 30; typed += 1) {
    newQuery(`sea ${typed}`);
    await vi.advanceTimersByTimeAsync(33);
  }
  await settled();
  expect(location.search).toBe("?q=sea+30");
  expect(push.mock.calls.length).toBeLessThanOrEqual(5);
});

test("a repeated search adds no history entry", async () => {
  const push = open(`/search?${shown}`);
  newFilter("stream_state");
  await settled();
  expect(push).not.toHaveBeenCalled();
  expect(filters()).toBe("tags:sea");
});

test("an empty query changes nothing", async () => {
  const push = open("/search");
  newOrder("-start_time");
  newQuery("");
  await settled();
  expect(push).not.toHaveBeenCalled();
});
