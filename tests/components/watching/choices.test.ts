import { waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { deviceProgressStorage } from "@/lib/playback/film-position-storage";
import {
  continueWatchingChoiceMade,
  continueWatchingChoiceUndone,
} from "@/store/continue-watching-choices";
import { selectProgress } from "@/store/continue-watching/continue-watching-selectors";
import { loadDeviceProgress } from "@/store/continue-watching/device-progress";
import { makeStore } from "@/store/make-store";
import { personalListLoaded, pageShown, selectRow } from "@/store/sections/sections-slice";
import { selectToasts } from "@/store/toasts/toasts-slice";
import { viewerChanged } from "@/store/viewer/viewer-slice";
import { card, section } from "../support/render-site";

const personal = "continue_watching";
const fetchMock = vi.fn<typeof fetch>();
const sent = () => fetchMock.mock.calls.map(([to, init]) => [to, JSON.parse(String(init?.body))]);
const progress = { time: 42, duration: 120 };
const cards = [card("a", { progress }), card("b", { progress })];

/** A page with the row, for a viewer or a signed-out visitor. */
function aPage(signedIn = true) {
  const store = makeStore();
  const row = section("own", { role: personal, personal, items: [] });
  const page = { pageKey: "home", pageId: "home", source: "", sections: [row] };
  store.dispatch(pageShown(page));
  store.dispatch(viewerChanged(signedIn ? { signedIn: true, alerts: 0 } : { signedIn: false }));
  if (signedIn) store.dispatch(personalListLoaded({ personal, items: cards }));
  const state = store.getState;
  return {
    store,
    shown: () => selectRow(state(), "home", "own")?.items.map(({ token }) => token),
    progressOf: (token: string) => selectProgress(state(), token),
    toasts: () => selectToasts(state()),
    undo: () => {
      const { undoAction } = selectToasts(state()).at(-1) ?? {};
      if (!continueWatchingChoiceUndone.match(undoAction)) throw new Error("there is no Undo");
      store.dispatch(undoAction);
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () => new Response("{}"));
  vi.stubGlobal("fetch", fetchMock);
});
const [first = card("a")] = cards;

describe("a film that a viewer removes", () => {
  it("leaves the row at once, and is deleted at the provider", async () => {
    const { store, shown, progressOf, toasts } = aPage();
    store.dispatch(continueWatchingChoiceMade({ choice: "removed", card: first }));
    expect(shown()).toEqual(["b"]);
    expect(progressOf("a")).toBeNull();
    expect(toasts()).toMatchObject([{ textKey: "laterLeftOut", duration: 8000 }]);
    await waitFor(() => expect(sent()).toEqual([["/api/forget-progress", { token: "a" }]]));
  });

  it("returns with its earlier position by Undo, after it was removed", async () => {
    const { store, shown, progressOf, undo } = aPage();
    store.dispatch(continueWatchingChoiceMade({ choice: "removed", card: first }));
    undo();
    expect(shown()).toEqual(["a", "b"]);
    expect(progressOf("a")).toEqual(progress);
    await waitFor(() =>
      expect(sent()).toEqual([
        ["/api/forget-progress", { token: "a" }],
        ["/api/progress", { token: "a", ...progress }],
      ]),
    );
  });

  it("returns with an error when that fails", async () => {
    fetchMock.mockImplementation(async () => new Response("{}", { status: 500 }));
    const { store, shown, toasts } = aPage();
    store.dispatch(continueWatchingChoiceMade({ choice: "removed", card: first }));
    await waitFor(() => expect(shown()).toEqual(["a", "b"]));
    expect(toasts()).toMatchObject([{ type: "error", textKey: "laterChoiceFailed" }]);
  });
});

it("a film marked as watched is at its end, and leaves the row", async () => {
  const { store, shown, progressOf } = aPage();
  store.dispatch(continueWatchingChoiceMade({ choice: "watched", card: first }));
  expect(shown()).toEqual(["b"]);
  expect(progressOf("a")).toEqual({ time: 120, duration: 120 });
  const body = { token: "a", time: 120, duration: 120 };
  await waitFor(() => expect(sent()).toEqual([["/api/progress", body]]));
});

describe("for a signed-out visitor", () => {
  const save = (token: string, at: number, time = 42) =>
    deviceProgressStorage.save({ token, time, duration: 120, at, title: `Film ${token}` });

  it("the row shows the films of this device, the latest first, without watched ones", () => {
    save("a", 1);
    save("b", 2);
    save("c", 3, 119);
    const { store, shown } = aPage(false);
    store.dispatch(loadDeviceProgress());
    expect(shown()).toEqual(["b", "a"]);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it("the row of the next page shows them too", () => {
    save("a", 1);
    const { store } = aPage(false);
    store.dispatch(loadDeviceProgress());
    const row = section("own", { role: personal, personal, items: [] });
    store.dispatch(pageShown({ pageKey: "next", pageId: "next", source: "", sections: [row] }));
    expect(selectRow(store.getState(), "next", "own")?.items).toMatchObject([
      { token: "a", href: "/video/a", title: "Film a", progress },
    ]);
  });

  it("a film is removed only on this device, and Undo restores it", () => {
    save("a", 1);
    const { store, undo } = aPage(false);
    store.dispatch(loadDeviceProgress());
    store.dispatch(continueWatchingChoiceMade({ choice: "removed", card: first }));
    expect(deviceProgressStorage.read()).toEqual([]);
    undo();
    expect(deviceProgressStorage.read()).toMatchObject([{ token: "a", time: 42 }]);
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
