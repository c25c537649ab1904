import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import type { makeStore } from "../../../../store/make-store.ts";
import { fetchSectionItems } from "../../../../store/sections/sections-thunks.ts";
import {
  personalItemAdded,
  personalItemRemoved,
  personalListLoaded,
  selectRow,
} from "../../../../store/sections/sections-slice.ts";
import { cards, itemsOf, row, shown, site, serveSite } from "./support.ts";

const server = serveSite();

describe("a refreshed row", () => {
  const itemsResponse = (items: unknown[], more: object = {}) =>
    server.use(
      http.get(`${site}/api/section-items`, () =>
        HttpResponse.json({ items, total: items.length, ...more }),
      ),
    );
  const refresh = (store: ReturnType<typeof makeStore>) =>
    store.dispatch(fetchSectionItems({ ...row, page: 1, refresh: true }));

  it("replaces live items in their place, puts new ones after them, and drops ended ones", async () => {
    itemsResponse([...cards("c"), { ...cards("b")[0], state: "live" }]);
    const store = shown("home", { items: cards("a", "b"), liveUpdate: true });
    await refresh(store);
    expect(itemsOf(store)).toEqual(["b", "c"]);
    expect(selectRow(store.getState(), "home", "row")?.items[0]?.state).toBe("live");
  });

  it("keeps the pages after its first", async () => {
    itemsResponse(cards("b", "x"), { nextPage: 2, total: 9 });
    const store = shown("home", { items: cards("a", "b", "c"), nextPage: 3 });
    await refresh(store);
    expect(itemsOf(store)).toEqual(["a", "b", "c", "x"]);
    expect(selectRow(store.getState(), "home", "row")).toMatchObject({ nextPage: 3, total: 9 });
  });

  it("does not change its status while it is requested, or when the request fails", async () => {
    server.use(http.get(`${site}/api/section-items`, () => HttpResponse.error()));
    const store = shown();
    const pending = refresh(store);
    expect(selectRow(store.getState(), "home", "row")?.status).toBe("idle");
    await pending;
    expect(itemsOf(store)).toEqual(["a", "b"]);
    const after = selectRow(store.getState(), "home", "row");
    expect([after?.status, after?.error]).toEqual(["idle", undefined]);
  });

  it("of a viewer's list begins with the latest", async () => {
    itemsResponse(cards("new", "a"), { nextPage: 2, total: 9 });
    const store = shown("home", { personal: "watch_list", items: cards("a", "b") });
    await refresh(store);
    expect(itemsOf(store)).toEqual(["new", "a", "b"]);
  });
});

describe("a personal row", () => {
  const personalRow = () => {
    server.use(
      http.get(`${site}/api/personal-items`, () =>
        HttpResponse.json({ items: cards("a", "b"), total: 2 }),
      ),
    );
    return shown("home", { personal: "watch_list", items: [] });
  };
  const filled = async () => {
    const store = personalRow();
    await store.dispatch(fetchSectionItems({ ...row, page: 1, personal: true }));
    return store;
  };
  const list = { personal: "watch_list" } as const;

  it("is requested by a separate call", async () => {
    expect(itemsOf(await filled())).toEqual(["a", "b"]);
  });

  it("begins with the item that was added to the list, once", async () => {
    const store = await filled();
    const [card] = cards("b");
    if (card) store.dispatch(personalItemAdded({ ...list, card }));
    expect(itemsOf(store)).toEqual(["b", "a"]);
    expect(selectRow(store.getState(), "home", "row")?.total).toBe(2);
  });

  it("removes the item that was removed from the list", async () => {
    const store = await filled();
    store.dispatch(personalItemRemoved({ ...list, token: "a" }));
    store.dispatch(personalItemRemoved({ ...list, token: "a" }));
    expect(selectRow(store.getState(), "home", "row")).toMatchObject({ total: 1 });
    expect(itemsOf(store)).toEqual(["b"]);
  });

  it("is not started by a change before it was requested", () => {
    const store = personalRow();
    const [card] = cards("b");
    if (card) store.dispatch(personalItemAdded({ ...list, card }));
    expect(selectRow(store.getState(), "home", "row")).toMatchObject({
      items: [],
      status: "queued",
    });
  });

  it("is filled without a request from the device's data", () => {
    const store = personalRow();
    store.dispatch(personalListLoaded({ ...list, items: cards("c") }));
    expect(selectRow(store.getState(), "home", "row")).toMatchObject({ status: "idle", total: 1 });
    expect(itemsOf(store)).toEqual(["c"]);
  });
});
