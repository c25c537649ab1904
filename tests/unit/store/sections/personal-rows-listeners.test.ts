import { http, HttpResponse } from "msw";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { watchListSlice, sendWatchListToggle } from "../../../../store/lists/lists-slice.ts";
import { addPersonalRowListeners } from "../../../../store/sections/personal-rows-listeners.ts";
import { makeStore } from "../../../../store/make-store.ts";
import { fetchSectionItems } from "../../../../store/sections/sections-thunks.ts";
import { pageShown, selectRow } from "../../../../store/sections/sections-slice.ts";
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

const card = (token: string) => ({
  token,
  kind: "video" as const,
  href: `/video/${token}`,
  title: token,
});
const row = { role: "content", layout: "carousel", ratio: "16:9" } as const;
let onList: string[] = [];

beforeEach(() => {
  onList = ["a"];
  server.use(
    http.get(`${site}/api/personal-items`, () =>
      HttpResponse.json({ items: onList.map(card), total: onList.length }),
    ),
  );
});

async function filled() {
  const store = makeStore();
  store.dispatch((dispatch, _getState, extra) => {
    extra.injectSlice(watchListSlice);
    addPersonalRowListeners(dispatch);
  });
  const sections = [
    { ...row, token: "list", personal: "watch_list" as const, items: [] },
    { ...row, token: "films", items: [card("a"), card("b")] },
  ];
  store.dispatch(pageShown({ pageKey: "home", pageId: "p1", source: "[]", sections }));
  const request = { pageKey: "home", pageId: "p1", token: "list", page: 1, personal: true };
  await store.dispatch(fetchSectionItems(request));
  const shown = () => selectRow(store.getState(), "home", "list")?.items.map(({ token }) => token);
  const toggle = (token: string, added: boolean) =>
    store.dispatch(sendWatchListToggle({ list: "watchList", token, added }));
  return { shown, toggle };
}

it("an added item is in the row before the site responds, and stays", async () => {
  const released = Promise.withResolvers<void>();
  server.use(
    http.post(`${site}/api/watch-list`, async () => {
      await released.promise;
      return HttpResponse.json({});
    }),
  );
  const { shown, toggle } = await filled();
  const toggled = toggle("b", true);
  await expect.poll(shown).toEqual(["b", "a"]);
  released.resolve();
  await toggled;
  expect(shown()).toEqual(["b", "a"]);
});

it("an item that could not be added is removed from the row again", async () => {
  server.use(http.post(`${site}/api/watch-list`, () => HttpResponse.json({}, { status: 500 })));
  const { shown, toggle } = await filled();
  await toggle("b", true);
  expect(shown()).toEqual(["a"]);
});

it("an item that no row has shown appears with the row's next response", async () => {
  server.use(
    http.post(`${site}/api/watch-list`, () => {
      onList = ["new", "a"];
      return HttpResponse.json({});
    }),
  );
  const { shown, toggle } = await filled();
  await toggle("new", true);
  await expect.poll(shown).toEqual(["new", "a"]);
});
