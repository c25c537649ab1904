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

/** A store that knows of progress. */
function aStore(): AppStore {
  const store = makeStore();
  store.dispatch((_: unknown, __: unknown, { injectSlice }) => injectSlice(continueWatchingSlice));
  return store;
}

/** A page that the server has drawn, before and after React takes it over. */
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

test("a card says how much of its film was watched", async () => {
  await hydrated(aStore(), { progress: { time: 30, duration: 120 } });
  expect(bar()?.getAttribute("aria-label")).toBe("Watched 25%");
  expect(bar()?.querySelector("span")?.style.inlineSize).toBe("25%");
});

test("a card whose film nobody has begun says nothing", async () => {
  await hydrated(aStore());
  expect(bar()).toBeNull();
});

it("changes when its film goes on, on every card of it", async () => {
  const store = aStore();
  await hydrated(store, { progress: { time: 30, duration: 120 } });
  act(() => void store.dispatch(progressMade({ token: "a", time: 60, duration: 120 })));
  expect(bar()?.getAttribute("aria-label")).toBe("Watched 50%");
});

it("says nothing any more once its film is not to be continued", async () => {
  const store = aStore();
  await hydrated(store, { progress: { time: 30, duration: 120 } });
  act(() => void store.dispatch(progressChanged({ token: "a", progress: null })));
  expect(bar()).toBeNull();
});

it("hydrates without a fault where the browser knew of its film before", async () => {
  const store = aStore();
  store.dispatch(progressMade({ token: "a", time: 60, duration: 120 }));
  const { faults } = await hydrated(store);
  expect(faults).not.toHaveBeenCalled();
  expect(bar()?.getAttribute("aria-label")).toBe("Watched 50%");
});

it("says nothing of what is live or still to come", async () => {
  for (const state of ["live", "scheduled"] as const) {
    await hydrated(aStore(), { state, progress: { time: 30, duration: 120 } });
    expect(bar()).toBeNull();
  }
});
