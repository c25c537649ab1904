import { http, HttpResponse } from "msw";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SectionView } from "../../../../lib/sections/section-view.ts";
import { listen } from "../../../../store/listeners.ts";
import { makeStore } from "../../../../store/make-store.ts";
import {
  moreSectionsFetched,
  searchAnswered,
  sectionItemsFetched,
} from "../../../../store/sections/sections-fetches.ts";
import {
  ownItemAdded,
  ownItemRemoved,
  ownListKnown,
  pageRestored,
  pageShown,
  type Row,
  selectPage,
  selectRow,
  tabSelected,
} from "../../../../store/sections/sections-slice.ts";
import { useServer } from "../../../support/use-server.ts";
import { eventually } from "../../../support/eventually.ts";

const site = "http://site.test";
const server = useServer();
const realFetch = globalThis.fetch;

beforeAll(() => {
  const intercepted = globalThis.fetch;
  globalThis.fetch = (input, init) => intercepted(new URL(String(input), site), init);
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

const cards = (...tokens: string[]) =>
  tokens.map((token) => ({
    token,
    kind: "video" as const,
    href: `/video/${token}`,
    title: token,
  }));

const section = (token: string, extra: Partial<SectionView> = {}): SectionView => ({
  token,
  role: "content",
  layout: "carousel",
  ratio: "16:9",
  items: cards("a", "b"),
  ...extra,
});

function shown(pageKey = "home", extra: Partial<SectionView> = {}) {
  const store = makeStore();
  const sections = [section("row", extra), section("other")];
  store.dispatch(pageShown({ pageKey, pageId: "p1", source: "[]", sections, nextPage: 2 }));
  return store;
}

const itemsOf = (store: ReturnType<typeof makeStore>) =>
  selectRow(store.getState(), "home", "row")?.items.map((card) => card.token);

const ask = { pageKey: "home", pageId: "p1", token: "row" };

describe("the list of sections", () => {
  it("is that of the eight pages seen last, for going back, and of no other", () => {
    const store = shown("p1");
    for (const pageKey of ["p2", "p3", "p4", "p5", "p6", "p7", "p8", "p1", "p9"]) {
      store.dispatch(pageShown({ pageKey, pageId: "p", source: "[]", sections: [section("x")] }));
    }
    const keys = Object.keys(store.getState().sections.pages);
    expect(keys.toSorted()).toEqual(["p1", "p3", "p4", "p5", "p6", "p7", "p8", "p9"]);
  });

  it("begins anew when its page is shown again", () => {
    const store = shown();
    store.dispatch(tabSelected({ pageKey: "home", token: "row", tab: "new" }));
    const sections = [section("row", { selectedTab: "all" })];
    store.dispatch(pageShown({ pageKey: "home", pageId: "p1", source: "[]", sections }));
    expect(selectPage(store.getState(), "home")).toMatchObject({
      tokens: ["row"],
      rows: { row: { selectedTab: "all" } },
    });
  });

  it("comes back without requests, and asks anew for a tab whose items had not come", () => {
    const store = shown("home", { selectedTab: "all" });
    store.dispatch(tabSelected({ pageKey: "home", token: "row", tab: "new" }));
    const { row, other } = selectPage(store.getState(), "home")?.rows ?? {};
    if (!row || !other) throw new Error("The rows are missing.");
    const rows: Row[] = [
      { ...row, status: "pending" },
      { ...other, status: "pending" },
    ];
    store.dispatch(pageRestored({ pageKey: "home", rows }));
    expect(selectPage(store.getState(), "home")?.rows).toMatchObject({
      row: { selectedTab: "new", status: "queued" },
      other: { status: "idle" },
    });
  });

  it("counts an answer that was asked for earlier for nothing", async () => {
    const late = Promise.withResolvers<void>();
    let asked = 0;
    server.use(
      http.get(`${site}/api/sections`, async () => {
        asked += 1;
        if (asked === 1) await late.promise;
        return HttpResponse.json({ sections: [section(asked === 2 ? "quick" : "slow")] });
      }),
    );
    const store = shown();
    const more = () =>
      store.dispatch(moreSectionsFetched({ pageKey: "home", pageId: "p1", page: 2 }));
    const first = more();
    await eventually(() => expect(asked).toBe(1));
    await more();
    late.resolve();
    await first;
    expect(selectPage(store.getState(), "home")?.tokens).toEqual(["row", "other", "quick"]);
  });

  it("is rejected, and can be asked for again, when its answer breaks off", async () => {
    const half = () => new HttpResponse('{"sections":[', { status: 200 });
    server.use(http.get(`${site}/api/sections`, half, { once: true }));
    const store = shown();
    const more = () =>
      store.dispatch(moreSectionsFetched({ pageKey: "home", pageId: "p1", page: 2 }));
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

  it("queues a viewer's own rows and searches for loading", () => {
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
    await store.dispatch(moreSectionsFetched({ pageKey: "home", pageId: "p1", page: 2 }));
    const page = selectPage(store.getState(), "home");
    expect(page).toMatchObject({ tokens: ["row", "other", "new"], status: "idle" });
    expect(page?.nextPage).toBeUndefined();
  });

  it("has no next page after an answer with an error code", async () => {
    const answer = { sections: [section("new")], nextPage: 3, code: 404 };
    server.use(http.get(`${site}/api/sections`, () => HttpResponse.json(answer)));
    const store = shown();
    await store.dispatch(moreSectionsFetched({ pageKey: "home", pageId: "p1", page: 2 }));
    const page = selectPage(store.getState(), "home");
    expect(page).toMatchObject({ tokens: ["row", "other"], error: { code: 404 } });
    expect(page?.nextPage).toBeUndefined();
  });

  it("keeps its next page when the call fails, so that it can be asked again", async () => {
    const failure = { code: 503, message: "Out for lunch" };
    server.use(http.get(`${site}/api/sections`, () => HttpResponse.json(failure, { status: 503 })));
    const store = shown();
    await store.dispatch(moreSectionsFetched({ pageKey: "home", pageId: "p1", page: 2 }));
    const page = selectPage(store.getState(), "home");
    expect(page).toMatchObject({ status: "rejected", nextPage: 2, error: failure });
  });
});

describe("the items of a section", () => {
  const answers = (items: unknown[], total: number, nextPage?: number) =>
    server.use(
      http.get(`${site}/api/section-items`, () => HttpResponse.json({ items, total, nextPage })),
    );

  it("are replaced by a first page", async () => {
    answers(cards("c"), 1);
    const store = shown();
    await store.dispatch(sectionItemsFetched({ ...ask, page: 1 }));
    expect(itemsOf(store)).toEqual(["c"]);
  });

  it("are followed by those of a next page, each token once", async () => {
    answers(cards("b", "c", "c"), 9, 3);
    const store = shown();
    await store.dispatch(sectionItemsFetched({ ...ask, page: 2 }));
    expect(itemsOf(store)).toEqual(["a", "b", "c"]);
    expect(selectRow(store.getState(), "home", "row")).toMatchObject({ total: 9, nextPage: 3 });
  });

  it("of two hundred pages are all there, in order and once, however the pages overlap", async () => {
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
      await store.dispatch(sectionItemsFetched({ ...ask, page }));
      page = selectRow(store.getState(), "home", "row")?.nextPage;
    }
    expect(itemsOf(store)).toEqual(Array.from({ length: 201 }, (_, index) => `c${index}`));
  });

  it("are told anew in their place by a next page that repeats them", async () => {
    answers([{ ...cards("a")[0], state: "live" }, ...cards("c")], 9, 3);
    const store = shown();
    await store.dispatch(sectionItemsFetched({ ...ask, page: 2 }));
    expect(itemsOf(store)).toEqual(["a", "b", "c"]);
    expect(selectRow(store.getState(), "home", "row")?.items[0]?.state).toBe("live");
  });

  it("count zero when every one was filtered out", async () => {
    answers([], 40);
    const store = shown();
    await store.dispatch(sectionItemsFetched({ ...ask, page: 1 }));
    expect(selectRow(store.getState(), "home", "row")).toMatchObject({ items: [], total: 0 });
  });

  it("stay when the call fails", async () => {
    server.use(http.get(`${site}/api/section-items`, () => HttpResponse.error()));
    const store = shown();
    await store.dispatch(sectionItemsFetched({ ...ask, page: 2 }));
    expect(itemsOf(store)).toEqual(["a", "b"]);
    expect(selectRow(store.getState(), "home", "row")).toMatchObject({
      status: "rejected",
      error: { code: 0 },
    });
  });

  it("leave code and message of a refusal on their row", async () => {
    const refusal = { code: 429, message: "Slowly, please" };
    server.use(
      http.get(`${site}/api/section-items`, () => HttpResponse.json(refusal, { status: 429 })),
    );
    const store = shown();
    await store.dispatch(sectionItemsFetched({ ...ask, page: 2 }));
    expect(selectRow(store.getState(), "home", "row")?.error).toEqual(refusal);
  });

  it("leave the status on their row where the answer is no JSON", async () => {
    server.use(http.get(`${site}/api/section-items`, () => new HttpResponse("", { status: 502 })));
    const store = shown();
    await store.dispatch(sectionItemsFetched({ ...ask, page: 2 }));
    expect(selectRow(store.getState(), "home", "row")?.error).toEqual({ code: 502 });
  });

  it("mend a row that had failed", async () => {
    answers(cards("c"), 1);
    const store = shown("home", { error: { code: 503 }, items: [] });
    expect(selectRow(store.getState(), "home", "row")?.status).toBe("rejected");
    await store.dispatch(sectionItemsFetched({ ...ask, page: 1 }));
    expect(selectRow(store.getState(), "home", "row")).not.toHaveProperty("error.code");
  });

  it("are those asked for last, whichever answer of one tab comes last", async () => {
    const late = Promise.withResolvers<void>();
    let asked = 0;
    server.use(
      http.get(`${site}/api/section-items`, async () => {
        asked += 1;
        if (asked > 1) return HttpResponse.json({ items: cards("new"), total: 1 });
        await late.promise;
        return HttpResponse.json({ items: cards("old"), total: 1 });
      }),
    );
    const store = shown();
    const first = store.dispatch(sectionItemsFetched({ ...ask, page: 1 }));
    await eventually(() => expect(asked).toBe(1));
    await store.dispatch(sectionItemsFetched({ ...ask, page: 1 }));
    late.resolve();
    await first;
    expect(itemsOf(store)).toEqual(["new"]);
  });

  it("are those of the tab chosen last, whichever answer comes last", async () => {
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
      return store.dispatch(sectionItemsFetched({ ...ask, page: 1, tab }));
    };
    const slow = choose("slow");
    await choose("quick");
    late.resolve();
    await slow;
    expect(itemsOf(store)).toEqual(["quick"]);
  });
});

describe("a refreshed row", () => {
  const answers = (items: unknown[], more: object = {}) =>
    server.use(
      http.get(`${site}/api/section-items`, () =>
        HttpResponse.json({ items, total: items.length, ...more }),
      ),
    );
  const refresh = (store: ReturnType<typeof makeStore>) =>
    store.dispatch(sectionItemsFetched({ ...ask, page: 1, refresh: true }));

  it("shows what is live now in its place, what is new after it, and no more what has gone", async () => {
    answers([...cards("c"), { ...cards("b")[0], state: "live" }]);
    const store = shown("home", { items: cards("a", "b"), liveUpdate: true });
    await refresh(store);
    expect(itemsOf(store)).toEqual(["b", "c"]);
    expect(selectRow(store.getState(), "home", "row")?.items[0]?.state).toBe("live");
  });

  it("keeps the pages that came after its first", async () => {
    answers(cards("b", "x"), { nextPage: 2, total: 9 });
    const store = shown("home", { items: cards("a", "b", "c"), nextPage: 3 });
    await refresh(store);
    expect(itemsOf(store)).toEqual(["a", "b", "c", "x"]);
    expect(selectRow(store.getState(), "home", "row")).toMatchObject({ nextPage: 3, total: 9 });
  });

  it("is quiet while it is asked for, and when it cannot be had", async () => {
    server.use(http.get(`${site}/api/section-items`, () => HttpResponse.error()));
    const store = shown();
    const asked = refresh(store);
    expect(selectRow(store.getState(), "home", "row")?.status).toBe("idle");
    await asked;
    expect(itemsOf(store)).toEqual(["a", "b"]);
    const row = selectRow(store.getState(), "home", "row");
    expect([row?.status, row?.error]).toEqual(["idle", undefined]);
  });

  it("of a viewer's own begins with the latest", async () => {
    answers(cards("new", "a"), { nextPage: 2, total: 9 });
    const store = shown("home", { personal: "watch_list", items: cards("a", "b") });
    await refresh(store);
    expect(itemsOf(store)).toEqual(["new", "a", "b"]);
  });
});

describe("a row of a viewer's own", () => {
  const own = () => {
    server.use(
      http.get(`${site}/api/personal-items`, () =>
        HttpResponse.json({ items: cards("a", "b"), total: 2 }),
      ),
    );
    return shown("home", { personal: "watch_list", items: [] });
  };
  const filled = async () => {
    const store = own();
    await store.dispatch(sectionItemsFetched({ ...ask, page: 1, personal: true }));
    return store;
  };
  const list = { personal: "watch_list" } as const;

  it("is asked for by a call of its own", async () => {
    expect(itemsOf(await filled())).toEqual(["a", "b"]);
  });

  it("begins with what joined the list, once", async () => {
    const store = await filled();
    const [card] = cards("b");
    if (card) store.dispatch(ownItemAdded({ ...list, card }));
    expect(itemsOf(store)).toEqual(["b", "a"]);
    expect(selectRow(store.getState(), "home", "row")?.total).toBe(2);
  });

  it("loses what left the list", async () => {
    const store = await filled();
    store.dispatch(ownItemRemoved({ ...list, token: "a" }));
    store.dispatch(ownItemRemoved({ ...list, token: "a" }));
    expect(selectRow(store.getState(), "home", "row")).toMatchObject({ total: 1 });
    expect(itemsOf(store)).toEqual(["b"]);
  });

  it("is not begun by a change before it was asked for", () => {
    const store = own();
    const [card] = cards("b");
    if (card) store.dispatch(ownItemAdded({ ...list, card }));
    expect(selectRow(store.getState(), "home", "row")).toMatchObject({
      items: [],
      status: "queued",
    });
  });

  it("is filled without a request by what this device knows", () => {
    const store = own();
    store.dispatch(ownListKnown({ ...list, items: cards("c") }));
    expect(selectRow(store.getState(), "home", "row")).toMatchObject({ status: "idle", total: 1 });
    expect(itemsOf(store)).toEqual(["c"]);
  });
});

describe("a search", () => {
  it("says on its first page how much it found", async () => {
    server.use(
      http.get(`${site}/api/section-items`, ({ request }) => {
        expect(new URL(request.url).searchParams.get("q")).toBe("lakes");
        return HttpResponse.json({ items: cards("a"), total: 40, nextPage: 2 });
      }),
    );
    const store = shown();
    const told: unknown[] = [];
    const effect = ({ payload }: { payload: unknown }) => void told.push(payload);
    store.dispatch((_dispatch, _getState, extend) =>
      listen(extend)({ actionCreator: searchAnswered, effect }),
    );
    for (const page of [1, 2]) {
      await store.dispatch(sectionItemsFetched({ ...ask, page, search: { q: "lakes" } }));
    }
    expect(told).toEqual([{ q: "lakes", results: 40 }]);
  });
});
