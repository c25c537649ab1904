import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { makeStore } from "../../../../store/make-store.ts";
import { fetchMoreSections } from "../../../../store/sections/sections-thunks.ts";
import {
  pageRestored,
  pageShown,
  type RowState,
  selectPage,
  selectRow,
  tabSelected,
} from "../../../../store/sections/sections-slice.ts";
import { eventually } from "../../../support/eventually.ts";
import { section, shown, site, serveSite } from "./support.ts";

const server = serveSite();

describe("the list of sections", () => {
  it("is stored for the last eight pages, for going back, and for no other", () => {
    const store = shown("p1");
    for (const pageKey of ["p2", "p3", "p4", "p5", "p6", "p7", "p8", "p1", "p9"]) {
      store.dispatch(pageShown({ pageKey, pageId: "p", source: "[]", sections: [section("x")] }));
    }
    const keys = Object.keys(store.getState().sections.pages);
    expect(keys.toSorted()).toEqual(["p1", "p3", "p4", "p5", "p6", "p7", "p8", "p9"]);
  });

  it("is reset when its page is shown again", () => {
    const store = shown();
    store.dispatch(tabSelected({ pageKey: "home", token: "row", tab: "new" }));
    const sections = [section("row", { selectedTab: "all" })];
    store.dispatch(pageShown({ pageKey: "home", pageId: "p1", source: "[]", sections }));
    expect(selectPage(store.getState(), "home")).toMatchObject({
      tokens: ["row"],
      rows: { row: { selectedTab: "all" } },
    });
  });

  it("is restored without requests, and requests a tab whose items had not arrived", () => {
    const store = shown("home", { selectedTab: "all" });
    store.dispatch(tabSelected({ pageKey: "home", token: "row", tab: "new" }));
    const { row, other } = selectPage(store.getState(), "home")?.rows ?? {};
    if (!row || !other) throw new Error("The rows are missing.");
    const rows: RowState[] = [
      { ...row, status: "pending" },
      { ...other, status: "pending" },
    ];
    store.dispatch(pageRestored({ pageKey: "home", rows }));
    expect(selectPage(store.getState(), "home")?.rows).toMatchObject({
      row: { selectedTab: "new", status: "queued" },
      other: { status: "idle" },
    });
  });

  it("ignores a response to an earlier request", async () => {
    const late = Promise.withResolvers<void>();
    let requests = 0;
    server.use(
      http.get(`${site}/api/sections`, async () => {
        requests += 1;
        if (requests === 1) await late.promise;
        return HttpResponse.json({ sections: [section(requests === 2 ? "quick" : "slow")] });
      }),
    );
    const store = shown();
    const more = () =>
      store.dispatch(fetchMoreSections({ pageKey: "home", pageId: "p1", page: 2 }));
    const first = more();
    await eventually(() => expect(requests).toBe(1));
    await more();
    late.resolve();
    await first;
    expect(selectPage(store.getState(), "home")?.tokens).toEqual(["row", "other", "quick"]);
  });

  it("is rejected, and can be requested again, when its response breaks off", async () => {
    const half = () => new HttpResponse('{"sections":[', { status: 200 });
    server.use(http.get(`${site}/api/sections`, half, { once: true }));
    const store = shown();
    const more = () =>
      store.dispatch(fetchMoreSections({ pageKey: "home", pageId: "p1", page: 2 }));
    await more();
    expect(selectPage(store.getState(), "home")).toMatchObject({
      status: "rejected",
      tokens: ["row", "other"],
      nextPage: 2,
    });
    const whole = () => HttpResponse.json({ sections: [section("late")] });
    server.use(http.get(`${site}/api/sections`, whole));
    await more();
    expect(selectPage(store.getState(), "home")?.tokens).toEqual(["row", "other", "late"]);
  });

  it("queues personal rows and searches for loading", () => {
    const store = makeStore();
    const sections = [
      section("list", { personal: "watch_list", items: [] }),
      section("found", { role: "search", items: [] }),
      section("row"),
    ];
    const page = { pageKey: "home", pageId: "p1", source: "[]", sections };
    store.dispatch(pageShown({ ...page, search: { q: "lakes" } }));
    const statusOf = (token: string) => selectRow(store.getState(), "home", token)?.status;
    expect(["list", "found", "row"].map(statusOf)).toEqual(["queued", "queued", "idle"]);
    store.dispatch(pageShown(page));
    expect(statusOf("found")).toBe("idle");
  });

  it("appends the sections of the next page, each once", async () => {
    server.use(
      http.get(`${site}/api/sections`, ({ request }) => {
        const { searchParams } = new URL(request.url);
        expect(Object.fromEntries(searchParams)).toEqual({ page_id: "p1", page: "2" });
        return HttpResponse.json({ sections: [section("other"), section("new")] });
      }),
    );
    const store = shown();
    await store.dispatch(fetchMoreSections({ pageKey: "home", pageId: "p1", page: 2 }));
    const page = selectPage(store.getState(), "home");
    expect(page).toMatchObject({ tokens: ["row", "other", "new"], status: "idle" });
    expect(page?.nextPage).toBeUndefined();
  });

  it.each([
    ["repeats all of its rows", [section("other")], undefined],
    ["has none that this site knows", [], 3],
  ])("has a next page after one that %s: %#", async (_, sections, nextPage) => {
    server.use(
      http.get(`${site}/api/sections`, () => HttpResponse.json({ sections, nextPage: 3 })),
    );
    const store = shown();
    await store.dispatch(fetchMoreSections({ pageKey: "home", pageId: "p1", page: 2 }));
    expect(selectPage(store.getState(), "home")?.nextPage).toBe(nextPage);
  });

  it("has no next page after a response with an error code", async () => {
    const payload = { sections: [section("new")], nextPage: 3, code: 404 };
    server.use(http.get(`${site}/api/sections`, () => HttpResponse.json(payload)));
    const store = shown();
    await store.dispatch(fetchMoreSections({ pageKey: "home", pageId: "p1", page: 2 }));
    const page = selectPage(store.getState(), "home");
    expect(page).toMatchObject({ tokens: ["row", "other"], error: { code: 404 } });
    expect(page?.nextPage).toBeUndefined();
  });

  it("keeps its next page when the call fails, so that it can be requested again", async () => {
    const failure = { code: 503, message: "Out for lunch" };
    server.use(http.get(`${site}/api/sections`, () => HttpResponse.json(failure, { status: 503 })));
    const store = shown();
    await store.dispatch(fetchMoreSections({ pageKey: "home", pageId: "p1", page: 2 }));
    const page = selectPage(store.getState(), "home");
    expect(page).toMatchObject({ status: "rejected", nextPage: 2, error: failure });
  });
});
