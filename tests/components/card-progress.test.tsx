import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, test, vi } from "vitest";
import { Provider } from "react-redux";
import { Card } from "@/components/cards/card";
import { TextProvider } from "@/components/text-provider";
import type { CardView } from "@/lib/sections/card-view";
import {
  continueWatchingSlice,
  progressChanged,
  progressMade,
} from "@/store/continue-watching/continue-watching-slice";
import { type AppStore, makeStore } from "@/store/make-store";
import { card, i18n, texts } from "./support/render-site";

const site = (store: AppStore, extra: Partial<CardView> = {}) => (
  <TextProvider locale="en" texts={texts}>
    <Provider store={store}>
      <ul>
        <Card card={card("a", extra)} options={{ ...i18n, ratio: "16:9", sizes: "50vw" }} />
      </ul>
    </Provider>
  </TextProvider>
);

/** A store with progress of films. */
function aStore(): AppStore {
  const store = makeStore();
  store.dispatch((_: unknown, __: unknown, { injectSlice }) => injectSlice(continueWatchingSlice));
  return store;
}

/** A server-rendered page, before and after hydration. */
async function hydrated(store: AppStore, extra: Partial<CardView> = {}) {
  const page = document.createElement("div");
  document.body.replaceChildren(page);
  page.innerHTML = renderToString(site(makeStore(), extra));
  const faults = vi.fn<(error: unknown) => void>();
  const root = hydrateRoot(page, site(store, extra), { onRecoverableError: faults });
  await act(async () => {});
  return { faults, root };
}

const bar = () => screen.queryByRole("img", { name: /Watched/ });

test("a card shows how much of its film was watched", async () => {
  await hydrated(aStore(), { progress: { time: 30, duration: 120 } });
  expect(bar()?.getAttribute("aria-label")).toBe("Watched 25%");
  expect(bar()?.querySelector("span")?.style.inlineSize).toBe("25%");
});

test("a card of a film without progress shows none", async () => {
  await hydrated(aStore());
  expect(bar()).toBeNull();
});

it("progress changes on every card of a film while it plays", async () => {
  const store = aStore();
  await hydrated(store, { progress: { time: 30, duration: 120 } });
  act(() => void store.dispatch(progressMade({ token: "a", time: 60, duration: 120 })));
  expect(bar()?.getAttribute("aria-label")).toBe("Watched 50%");
});

it("progress disappears when its film is no longer in progress", async () => {
  const store = aStore();
  await hydrated(store, { progress: { time: 30, duration: 120 } });
  act(() => void store.dispatch(progressChanged({ token: "a", progress: null })));
  expect(bar()).toBeNull();
});

it("a card hydrates without an error when the browser already has progress of its film", async () => {
  const store = aStore();
  store.dispatch(progressMade({ token: "a", time: 60, duration: 120 }));
  const { faults } = await hydrated(store);
  expect(faults).not.toHaveBeenCalled();
  expect(bar()?.getAttribute("aria-label")).toBe("Watched 50%");
});

it("live and upcoming events show no progress", async () => {
  for (const state of ["live", "scheduled"] as const) {
    await hydrated(aStore(), { state, progress: { time: 30, duration: 120 } });
    expect(bar()).toBeNull();
  }
});
