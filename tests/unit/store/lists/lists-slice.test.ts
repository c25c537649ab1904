import { http, HttpResponse } from "msw";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ViewerContentStatesResponse } from "../../../../lib/api/list-calls.ts";
import {
  selectIsNotifiedOfEvent,
  selectIsOnWatchList,
} from "../../../../store/lists/list-toggle.ts";
import {
  sendLiveNotificationToggle,
  liveNotificationsSlice,
  unknownErrorMessage,
  fetchViewerContentStates,
  watchListSlice,
  sendWatchListToggle,
} from "../../../../store/lists/lists-slice.ts";
import { makeStore } from "../../../../store/make-store.ts";
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

type Sent = { token: string; added: boolean };
type StubbedResponse = number | "offline";

/** The site's calls: the responses to each, in order (then 200), and the sent requests. */
function respondTo(call: string, ...responses: StubbedResponse[]): Sent[] {
  const sent: Sent[] = [];
  server.use(
    http.post(`${site}/api/${call}`, async ({ request }) => {
      sent.push((await request.json()) as Sent);
      const status = responses.shift() ?? 200;
      return status === "offline" ? HttpResponse.error() : HttpResponse.json({}, { status });
    }),
  );
  return sent;
}

function viewership(more: Partial<ViewerContentStatesResponse>): void {
  const none = { watchlistTokens: [], liveStreamNotificationTokens: [], notifications: [] };
  const body = { owner: "o", ...none, progress: {}, unlocked: [], ...more };
  server.use(http.get(`${site}/api/viewership`, () => HttpResponse.json(body)));
}

const lists = [
  {
    name: "watchList",
    call: "watch-list",
    slice: watchListSlice,
    toggled: sendWatchListToggle,
    words: ["Failed to add to watchlist", "Failed to remove from watchlist"],
    has: selectIsOnWatchList,
  },
  {
    name: "liveNotifications",
    call: "live-notification",
    slice: liveNotificationsSlice,
    toggled: sendLiveNotificationToggle,
    words: ["Failed to add live notification", "Failed to remove live notification"],
    has: selectIsNotifiedOfEvent,
  },
] as const;

describe.each(lists)("the slice $name", ({ name, call, slice, toggled, words, has }) => {
  function begin() {
    const store = makeStore();
    store.dispatch((_dispatch, _getState, { injectSlice }) => injectSlice(slice));
    store.dispatch({ type: "begin" });
    const state = () => {
      const list = store.getState()[name];
      if (!list) throw new Error(`${name} is not injected`);
      return list;
    };
    const toggle = (token: string, added: boolean) =>
      store.dispatch(toggled({ list: name, token, added }));
    return { store, state, toggle, isOn: (token: string) => has(store.getState(), token) };
  }

  test("is empty before viewership, and has its entries after", async () => {
    const { store, state } = begin();
    expect(state()).toMatchObject({ items: [], updating: {}, finished: false });
    viewership({ watchlistTokens: ["b", "a"], liveStreamNotificationTokens: ["b", "a"] });
    await store.dispatch(fetchViewerContentStates());
    expect(state().items).toEqual(["b", "a"]);
  });

  test("adds an item at once, marks it while the call is pending, and removes the mark after", async () => {
    const { state, toggle, isOn } = begin();
    const sent = respondTo(call);
    const toggling = toggle("a", true);
    expect([isOn("a"), Object.keys(state().updating), state().finished]).toEqual([
      true,
      ["a"],
      false,
    ]);
    await toggling;
    expect(state()).toMatchObject({ items: ["a"], updating: {}, finished: true });
    expect(sent).toEqual([{ token: "a", added: true }]);
  });

  test("rolls an addition back when the call fails, and shows the error", async () => {
    const { state, toggle } = begin();
    respondTo(call, 500);
    await toggle("a", true);
    expect(state()).toMatchObject({ items: [], updating: {}, error: words[0], finished: true });
  });

  test("rolls a removal back when the call fails, and shows the error until the next toggle", async () => {
    const { state, toggle } = begin();
    respondTo(call, 200, 500);
    await toggle("a", true);
    await toggle("a", false);
    expect(state()).toMatchObject({ items: ["a"], error: words[1] });
    await toggle("a", false);
    expect(state()).toMatchObject({ items: [], error: undefined });
  });

  test("an unknown failure has the fallback text", () => {
    const { store, state } = begin();
    const arg = { list: name, token: "a", added: true };
    store.dispatch(toggled.pending("r", arg));
    store.dispatch(toggled.rejected(new Error(""), "r", arg));
    expect(state()).toMatchObject({ items: [], error: unknownErrorMessage });
    expect(unknownErrorMessage).toBe("An unknown error occurred");
  });

  test("a failure of one of ten calls rolls back only that one", async () => {
    const { state, toggle } = begin();
    server.use(
      http.post(`${site}/api/${call}`, async ({ request }) => {
        const { token } = (await request.json()) as Sent;
        return HttpResponse.json({}, { status: token === "i4" ? 500 : 200 });
      }),
    );
    await Promise.all(Array.from({ length: 10 }, (_, at) => toggle(`i${at}`, true)));
    expect(state().items.toSorted()).toEqual([
      "i0",
      "i1",
      "i2",
      "i3",
      "i5",
      "i6",
      "i7",
      "i8",
      "i9",
    ]);
  });

  test("ten fast toggles make at most two calls, and end with the last state on both sides", async () => {
    const { toggle, isOn } = begin();
    const sent = respondTo(call);
    await Promise.all(Array.from({ length: 10 }, (_, at) => toggle("a", at % 2 === 0)));
    expect(isOn("a")).toBe(false);
    expect([sent.length <= 2, sent.at(-1)?.added]).toEqual([true, false]);
  });

  test("a failed change before a later one is ignored, and the later one counts", async () => {
    const { state, toggle } = begin();
    respondTo(call, 500, 200);
    await Promise.all([toggle("a", true), toggle("a", true)]);
    expect(state()).toMatchObject({ items: ["a"], updating: {} });
  });

  test("a failed last change is rolled back to the previous confirmed one", async () => {
    const { state, toggle } = begin();
    respondTo(call, 200, 500);
    await Promise.all([toggle("a", true), toggle("a", false)]);
    expect(state()).toMatchObject({ items: ["a"], error: words[1] });
  });

  test("an item keeps its changed state without a network, and is marked", async () => {
    const { state, toggle, isOn } = begin();
    respondTo(call, "offline");
    await toggle("waits", true);
    expect([isOn("waits"), Object.keys(state().updating)]).toEqual([true, ["waits"]]);
    await toggle("waits", true);
    expect(state()).toMatchObject({ items: ["waits"], updating: {} });
  });

  test("a viewership response that is older than a toggle does not undo it", async () => {
    const { store, state, toggle } = begin();
    respondTo(call);
    const requested = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    server.use(
      http.get(`${site}/api/viewership`, async () => {
        requested.resolve();
        await released.promise;
        const tokens = ["old"];
        return HttpResponse.json({
          owner: "o",
          watchlistTokens: tokens,
          liveStreamNotificationTokens: tokens,
        });
      }),
    );
    const fetching = store.dispatch(fetchViewerContentStates());
    await requested.promise;
    await toggle("new", true);
    released.resolve();
    await fetching;
    expect(state().items).toEqual(["new", "old"]);
  });

  test("a failed viewership call leaves the list empty, or unchanged", async () => {
    const { store, state, toggle } = begin();
    server.use(http.get(`${site}/api/viewership`, () => HttpResponse.json({}, { status: 500 })));
    await store.dispatch(fetchViewerContentStates());
    expect(state().items).toEqual([]);
    respondTo(call);
    await toggle("a", true);
    await store.dispatch(fetchViewerContentStates());
    expect(state().items).toEqual(["a"]);
  });

  test("another tab's change is shown here", () => {
    const { store, isOn } = begin();
    store.dispatch(slice.actions.changedElsewhere({ token: "a", added: true }));
    expect(isOn("a")).toBe(true);
    store.dispatch(slice.actions.changedElsewhere({ token: "a", added: false }));
    expect(isOn("a")).toBe(false);
  });
});
