import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import type { OrderAndFilters } from "../../../../lib/urls/search-url-params.ts";
import { fetchSectionItems } from "../../../../store/sections/sections-thunks.ts";
import {
  orderAndFiltersSelected,
  pageRestored,
  sectionItemsRequestOf,
  selectPage,
  selectRow,
} from "../../../../store/sections/sections-slice.ts";
import { cards, itemsOf, row, serveSite, shown, site } from "./support.ts";

const server = serveSite();
const facets = [{ param: "metadata.topic" as const, values: [{ value: "Lakes", count: 2 }] }];
const lakes: OrderAndFilters = { sort_by: "start_time", filter_by: "metadata.topic:Lakes" };
let requested: string[] = [];
let late: Promise<unknown> = Promise.resolve();

beforeEach(() => {
  requested = [];
  late = Promise.resolve();
  server.use(
    http.get(`${site}/api/section-items`, async ({ request }) => {
      const query = new URL(request.url).searchParams;
      requested.push(`${query.get("page")} ${query.get("sort_by")} ${query.get("filter_by")}`);
      if (query.get("filter_by") === null) await late;
      const item = `${query.get("filter_by") ?? "all"}-${query.get("page")}`;
      return HttpResponse.json({ items: cards(item), total: 2, nextPage: 2 });
    }),
  );
});

type Store = ReturnType<typeof shown>;
const filtered = () => shown("home", { layout: "grid", showFilters: true, facets, total: 9 });
const select = (store: Store, chosen: OrderAndFilters) =>
  store.dispatch(orderAndFiltersSelected({ pageKey: "home", token: "row", chosen }));
function fetchPage(store: Store, page: number, refresh?: boolean) {
  const shownPage = selectPage(store.getState(), "home");
  const shownRow = shownPage?.rows.row;
  if (!shownPage || !shownRow) throw new Error("The row is missing.");
  const request = sectionItemsRequestOf(shownPage, shownRow);
  return store.dispatch(fetchSectionItems({ ...row, ...request, page, refresh }));
}

describe("the items of a row with filters", () => {
  it("stay until those of the chosen order and filter arrive", async () => {
    const store = filtered();
    select(store, lakes);
    expect(selectRow(store.getState(), "home", "row")).toMatchObject({
      chosen: lakes,
      stale: true,
    });
    expect(itemsOf(store)).toEqual(["a", "b"]);
    await fetchPage(store, 1);
    expect(itemsOf(store)).toEqual(["metadata.topic:Lakes-1"]);
    expect(selectRow(store.getState(), "home", "row")).toMatchObject({ total: 2, stale: false });
  });

  it("are of the chosen order and filter on later pages and in refreshes too", async () => {
    const store = filtered();
    select(store, lakes);
    await fetchPage(store, 1);
    await fetchPage(store, 2);
    await fetchPage(store, 1, true);
    const chosen = "start_time metadata.topic:Lakes";
    expect(requested).toEqual([`1 ${chosen}`, `2 ${chosen}`, `1 ${chosen}`]);
    expect(itemsOf(store)).toEqual(["metadata.topic:Lakes-1", "metadata.topic:Lakes-2"]);
  });

  it.each([
    ["a first page", 1, undefined],
    ["a later page", 2, undefined],
    ["a refresh", 1, true],
  ])("are not those of %s requested before the choice", async (_, page, refresh) => {
    const store = filtered();
    const response = Promise.withResolvers<void>();
    late = response.promise;
    const before = fetchPage(store, page, refresh);
    select(store, lakes);
    await fetchPage(store, 1);
    response.resolve();
    await before;
    expect(itemsOf(store)).toEqual(["metadata.topic:Lakes-1"]);
  });

  it("keep their facets when a response has none", async () => {
    const store = filtered();
    select(store, lakes);
    await fetchPage(store, 1);
    expect(selectRow(store.getState(), "home", "row")?.facets).toEqual(facets);
  });

  it("are restored with the choice, and requested again where they had not arrived", () => {
    const store = filtered();
    select(store, lakes);
    const saved = selectRow(store.getState(), "home", "row");
    if (!saved) throw new Error("The row is missing.");
    const back = filtered();
    back.dispatch(pageRestored({ pageKey: "home", rows: [saved] }));
    expect(selectRow(back.getState(), "home", "row")).toMatchObject({
      chosen: lakes,
      status: "queued",
    });
  });
});
