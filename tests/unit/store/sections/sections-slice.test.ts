import { http, HttpResponse } from "msw";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SectionView } from "../../../../lib/sections/section-view.ts";
import { makeStore } from "../../../../store/make-store.ts";
import {
  moreSectionsFetched,
  sectionItemsFetched,
} from "../../../../store/sections/sections-fetches.ts";
import {
  pageShown,
  selectPage,
  selectRow,
  tabSelected,
} from "../../../../store/sections/sections-slice.ts";
import { useServer } from "../../../support/use-server.ts";

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
  it("is that of the page in view and of the page being left, and of no other", () => {
    const store = shown("first");
    for (const pageKey of ["second", "third"]) {
      store.dispatch(pageShown({ pageKey, pageId: "p", source: "[]", sections: [section("x")] }));
    }
    const saved = ["first", "second", "third"].filter((key) => selectPage(store.getState(), key));
    expect(saved).toEqual(["second", "third"]);
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
    expect(page).toMatchObject({ tokens: ["row", "other"], code: 404 });
    expect(page?.nextPage).toBeUndefined();
  });

  it("keeps its next page when the call fails, so that it can be asked again", async () => {
    server.use(http.get(`${site}/api/sections`, () => HttpResponse.json({}, { status: 503 })));
    const store = shown();
    await store.dispatch(moreSectionsFetched({ pageKey: "home", pageId: "p1", page: 2 }));
    const page = selectPage(store.getState(), "home");
    expect(page).toMatchObject({ status: "rejected", nextPage: 2 });
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
    expect(selectRow(store.getState(), "home", "row")?.status).toBe("rejected");
  });

  it("mend a row that had failed", async () => {
    answers(cards("c"), 1);
    const store = shown("home", { failed: true, items: [] });
    await store.dispatch(sectionItemsFetched({ ...ask, page: 1 }));
    expect(selectRow(store.getState(), "home", "row")?.failed).toBeUndefined();
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
