import { afterAll, beforeAll } from "vitest";
import type { SectionView } from "../../../../lib/sections/section-view.ts";
import { makeStore } from "../../../../store/make-store.ts";
import { pageShown, selectRow } from "../../../../store/sections/sections-slice.ts";
import { useServer } from "../../../support/use-server.ts";

export const site = "http://site.test";

/** A site for all tests of a file. The site's calls have no origin. */
export function serveSite() {
  const server = useServer();
  const realFetch = globalThis.fetch;
  beforeAll(() => {
    const intercepted = globalThis.fetch;
    globalThis.fetch = (input, init) => intercepted(new URL(String(input), site), init);
  });
  afterAll(() => {
    globalThis.fetch = realFetch;
  });
  return server;
}

export const cards = (...tokens: string[]) =>
  tokens.map((token) => ({
    token,
    kind: "video" as const,
    href: `/video/${token}`,
    title: token,
  }));

export const section = (token: string, extra: Partial<SectionView> = {}): SectionView => ({
  token,
  role: "content",
  layout: "carousel",
  ratio: "16:9",
  items: cards("a", "b"),
  ...extra,
});

/** A store whose page of this key is shown, with two rows. */
export function shown(pageKey = "home", extra: Partial<SectionView> = {}) {
  const store = makeStore();
  const sections = [section("row", extra), section("other")];
  store.dispatch(pageShown({ pageKey, pageId: "p1", source: "[]", sections, nextPage: 2 }));
  return store;
}

export const itemsOf = (store: ReturnType<typeof makeStore>) =>
  selectRow(store.getState(), "home", "row")?.items.map((card) => card.token);

/** The first row of the page. */
export const row = { pageKey: "home", pageId: "p1", token: "row" };
