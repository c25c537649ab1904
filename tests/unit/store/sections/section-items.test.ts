import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { setSearchTracker } from "../../../../lib/analytics/search-tracker.ts";
import { fetchSectionItems } from "../../../../store/sections/sections-thunks.ts";
import { selectRow, tabSelected } from "../../../../store/sections/sections-slice.ts";
import { eventually } from "../../../support/eventually.ts";
import { cards, itemsOf, row, shown, site, serveSite } from "./support.ts";

const server = serveSite();

describe("the items of a section", () => {
  const itemsResponse = (items: unknown[], total: number, nextPage?: number) =>
    server.use(
      http.get(`${site}/api/section-items`, () => HttpResponse.json({ items, total, nextPage })),
    );

  it("are replaced by a first page", async () => {
    itemsResponse(cards("c"), 1);
    const store = shown();
    await store.dispatch(fetchSectionItems({ ...row, page: 1 }));
    expect(itemsOf(store)).toEqual(["c"]);
  });

  it("are followed by those of a next page, each token once", async () => {
    itemsResponse(cards("b", "c", "c"), 9, 3);
    const store = shown();
    await store.dispatch(fetchSectionItems({ ...row, page: 2 }));
    expect(itemsOf(store)).toEqual(["a", "b", "c"]);
    expect(selectRow(store.getState(), "home", "row")).toMatchObject({ total: 9, nextPage: 3 });
  });

  it("of two hundred pages are complete, in order and unique, however the pages overlap", async () => {
    server.use(
      http.get(`${site}/api/section-items`, ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get("page"));
        const items = cards(`c${page - 1}`, `c${page}`);
        return HttpResponse.json({
          items,
          total: 201,
          nextPage: page < 200 ? page + 1 : undefined,
        });
      }),
    );
    const store = shown("home", { items: [] });
    let page: number | undefined = 1;
    while (page !== undefined) {
      await store.dispatch(fetchSectionItems({ ...row, page }));
      page = selectRow(store.getState(), "home", "row")?.nextPage;
    }
    expect(itemsOf(store)).toEqual(Array.from({ length: 201 }, (_, index) => `c${index}`));
  });

  it("are updated in their place by a next page that repeats them", async () => {
    itemsResponse([{ ...cards("a")[0], state: "live" }, ...cards("c")], 9, 3);
    const store = shown();
    await store.dispatch(fetchSectionItems({ ...row, page: 2 }));
    expect(itemsOf(store)).toEqual(["a", "b", "c"]);
    expect(selectRow(store.getState(), "home", "row")?.items[0]?.state).toBe("live");
  });

  it("have no next page after one that repeats all of them", async () => {
    itemsResponse(cards("a", "b"), 600, 3);
    const store = shown();
    await store.dispatch(fetchSectionItems({ ...row, page: 2 }));
    expect(selectRow(store.getState(), "home", "row")?.nextPage).toBeUndefined();
  });

  it("have a total of zero when every one was filtered out", async () => {
    itemsResponse([], 40);
    const store = shown();
    await store.dispatch(fetchSectionItems({ ...row, page: 1 }));
    expect(selectRow(store.getState(), "home", "row")).toMatchObject({ items: [], total: 0 });
  });

  it("stay when the call fails", async () => {
    server.use(http.get(`${site}/api/section-items`, () => HttpResponse.error()));
    const store = shown();
    await store.dispatch(fetchSectionItems({ ...row, page: 2 }));
    expect(itemsOf(store)).toEqual(["a", "b"]);
    expect(selectRow(store.getState(), "home", "row")).toMatchObject({
      status: "rejected",
      error: { code: 0 },
    });
  });

  it("have the code and message of an error in their row", async () => {
    const refusal = { code: 429, message: "Slowly, please" };
    server.use(
      http.get(`${site}/api/section-items`, () => HttpResponse.json(refusal, { status: 429 })),
    );
    const store = shown();
    await store.dispatch(fetchSectionItems({ ...row, page: 2 }));
    expect(selectRow(store.getState(), "home", "row")?.error).toEqual(refusal);
  });

  it("have the status in their row where the response is not JSON", async () => {
    server.use(http.get(`${site}/api/section-items`, () => new HttpResponse("", { status: 502 })));
    const store = shown();
    await store.dispatch(fetchSectionItems({ ...row, page: 2 }));
    expect(selectRow(store.getState(), "home", "row")?.error).toEqual({ code: 502 });
  });

  it("clear the error of their row", async () => {
    itemsResponse(cards("c"), 1);
    const store = shown("home", { error: { code: 503 }, items: [] });
    expect(selectRow(store.getState(), "home", "row")?.status).toBe("rejected");
    await store.dispatch(fetchSectionItems({ ...row, page: 1 }));
    expect(selectRow(store.getState(), "home", "row")).not.toHaveProperty("error.code");
  });

  it("are those of the latest request, in any order of the responses of one tab", async () => {
    const late = Promise.withResolvers<void>();
    let requests = 0;
    server.use(
      http.get(`${site}/api/section-items`, async () => {
        requests += 1;
        if (requests > 1) return HttpResponse.json({ items: cards("new"), total: 1 });
        await late.promise;
        return HttpResponse.json({ items: cards("old"), total: 1 });
      }),
    );
    const store = shown();
    const first = store.dispatch(fetchSectionItems({ ...row, page: 1 }));
    await eventually(() => expect(requests).toBe(1));
    await store.dispatch(fetchSectionItems({ ...row, page: 1 }));
    late.resolve();
    await first;
    expect(itemsOf(store)).toEqual(["new"]);
  });

  it("are those of the tab selected last, in any order of the responses", async () => {
    const late = Promise.withResolvers<void>();
    server.use(
      http.get(`${site}/api/section-items`, async ({ request }) => {
        const tab = new URL(request.url).searchParams.get("tab") ?? "";
        if (tab === "slow") await late.promise;
        return HttpResponse.json({ items: cards(tab), total: 1 });
      }),
    );
    const store = shown("home", { tabs: [], selectedTab: "all" });
    const choose = (tab: string) => {
      store.dispatch(tabSelected({ pageKey: "home", token: "row", tab }));
      return store.dispatch(fetchSectionItems({ ...row, page: 1, tab }));
    };
    const slow = choose("slow");
    await choose("quick");
    late.resolve();
    await slow;
    expect(itemsOf(store)).toEqual(["quick"]);
  });
});

describe("a search", () => {
  it("has its total on its first page", async () => {
    server.use(
      http.get(`${site}/api/section-items`, ({ request }) => {
        expect(new URL(request.url).searchParams.get("q")).toBe("lakes");
        return HttpResponse.json({ items: cards("a"), total: 40, nextPage: 2 });
      }),
    );
    const store = shown();
    const received: unknown[] = [];
    setSearchTracker((event) => received.push(event));
    for (const page of [1, 2]) {
      await store.dispatch(fetchSectionItems({ ...row, page, search: { q: "lakes" } }));
    }
    setSearchTracker(undefined);
    expect(received).toEqual([
      {
        search_query: "lakes",
        search_query_lower_cased: "lakes",
        type: "user",
        results: 40,
      },
    ]);
  });
});
