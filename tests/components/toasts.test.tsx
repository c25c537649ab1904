import { act, render, screen, within } from "@testing-library/react";
import { Provider } from "react-redux";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { TextProvider } from "@/components/text-provider";
import { ToastRegion } from "@/components/toasts/toast-region";
import { makeStore } from "@/store/make-store";
import {
  type NewToast,
  selectToasts,
  toastAdded,
  toastsCleared,
} from "@/store/toasts/toasts-slice";
import { texts } from "./support/render-site";
import { user } from "./support/user";
import { expectFocus } from "./support/focus";

let isStill = false;

beforeEach(async () => {
  // The lazy part is loaded already: the tests check its effects.
  await import("@/components/toasts/toast-stacks");
  isStill = false;
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: isStill, media: query }));
  vi.useFakeTimers();
  // Testing Library advances fake timers only if it finds Jest's global.
  vi.stubGlobal("jest", { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(...toasts: NewToast[]) {
  const store = makeStore();
  const seen: unknown[] = [];
  const { dispatch } = store;
  store.dispatch = ((action: Parameters<typeof dispatch>[0]) => {
    seen.push(action);
    return dispatch(action);
  }) as typeof dispatch;
  render(
    <TextProvider locale="en" texts={texts}>
      <Provider store={store}>
        <button type="button">Before</button>
        <main id="main" tabIndex={-1} />
        <ToastRegion />
      </Provider>
    </TextProvider>,
  );
  for (const toast of toasts) act(() => void store.dispatch(toastAdded(toast)));
  await pass(0);
  return { store, seen };
}

const region = () => within(screen.getByRole("region", { name: "Notifications" }));
const toastOf = (message: string) => {
  const toast = screen.getByText(message).parentElement;
  if (!toast) throw new Error(`expected "${message}" inside a toast`);
  return toast;
};
const isShown = (message: string) => screen.queryByText(message) !== null;

it("has its live region before the first toast", async () => {
  await show();
  expect(region().getByRole("status").textContent).toBe("");
});

it("announces a message in the live region, once", async () => {
  await show({ message: "Link copied" });
  const status = region().getByRole("status");
  expect(within(status).getAllByText("Link copied")).toHaveLength(1);
  expect(region().getAllByRole("status")).toHaveLength(1);
});

describe("a toast", () => {
  it("closes after 3000 ms, with an exit of 300 ms", async () => {
    const { store } = await show({ message: "Saved" });
    await pass(2999);
    expect(toastOf("Saved").dataset.leaving).toBeUndefined();
    await pass(1);
    expect(toastOf("Saved").dataset.leaving).toBe("true");
    await pass(299);
    expect(isShown("Saved")).toBe(true);
    await pass(1);
    expect(isShown("Saved")).toBe(false);
    expect(selectToasts(store.getState())).toEqual([]);
  });

  it("closes at once with reduced motion", async () => {
    isStill = true;
    await show({ message: "Saved" });
    await pass(3000);
    await pass(0);
    expect(isShown("Saved")).toBe(false);
  });

  it("stays for the given duration", async () => {
    await show({ message: "Short", duration: 1000 }, { message: "Endless", duration: Infinity });
    await pass(1000);
    await pass(300);
    expect(isShown("Short")).toBe(false);
    await pass(1_000_000);
    expect(isShown("Endless")).toBe(true);
  });

  test.each([
    [
      "pointer",
      (toast: HTMLElement) => user.hover(toast),
      (toast: HTMLElement) => user.unhover(toast),
    ],
    ["focus", () => user.keyboard("{F8}"), () => user.click(screen.getByText("Before"))],
  ])("waits under the %s and continues with the remaining time", async (_, enter, goAway) => {
    await show({ message: "Saved" });
    await pass(2000);
    await enter(toastOf("Saved"));
    await pass(60_000);
    expect(toastOf("Saved").dataset.leaving).toBeUndefined();
    await goAway(toastOf("Saved"));
    await pass(999);
    expect(toastOf("Saved").dataset.leaving).toBeUndefined();
    await pass(1);
    expect(toastOf("Saved").dataset.leaving).toBe("true");
  });

  it("waits until neither pointer nor focus is in it", async () => {
    await show({ message: "Saved" });
    await user.hover(toastOf("Saved"));
    await user.keyboard("{F8}");
    await user.unhover(toastOf("Saved"));
    await pass(10_000);
    expect(toastOf("Saved").dataset.leaving).toBeUndefined();
  });

  it("closes by its button", async () => {
    await show({ message: "Saved" });
    await user.click(region().getByRole("button", { name: "Close" }));
    await pass(300);
    expect(isShown("Saved")).toBe(false);
  });

  it("dispatches its undo action, once, and then closes", async () => {
    const undoAction = { type: "watchList/toggled", payload: "c1" };
    const { seen } = await show({ message: "Added", undoAction });
    const undo = region().getByRole("button", { name: "Undo" });
    await user.click(undo);
    await user.click(undo);
    expect(isShown("Added")).toBe(true);
    await pass(300);
    expect(isShown("Added")).toBe(false);
    expect(seen.filter((action) => action === undoAction)).toHaveLength(1);
    expect(seen.at(-1)).toMatchObject({ type: "toasts/toastRemoved" });
  });

  it("has no Undo without an undo action", async () => {
    await show({ message: "Saved" });
    expect(region().queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("shows its image instead of an icon", async () => {
    await show({ message: "Added", image: "https://pictures.example/{w}.webp" });
    expect(toastOf("Added").querySelector("img")?.src).toContain("https://pictures.example/");
    expect(toastOf("Added").querySelector("[data-type]")).toBeNull();
  });
});

it("a new toast does not move the focus", async () => {
  const { store } = await show();
  screen.getByText("Before").focus();
  act(() => void store.dispatch(toastAdded({ message: "Saved" })));
  await pass(300);
  expect(isShown("Saved")).toBe(true);
  expect(document.activeElement).toBe(screen.getByText("Before"));
});

test.each(["top-right", "top-center", "bottom-center"] as const)(
  "a toast for %s is shown",
  async (position) => {
    await show({ message: "Saved", position });
    expect(toastOf("Saved").parentElement?.dataset.position).toBe(position);
  },
);

describe("the focus", () => {
  it("moves by F8 to the toast, and returns when the toast is closed by Escape", async () => {
    await show({ message: "Saved" });
    screen.getByText("Before").focus();
    await user.keyboard("{F8}");
    const close = region().getByRole("button", { name: "Close" });
    await expectFocus(close);
    await user.keyboard("{Escape}");
    await pass(300);
    await expectFocus(() => screen.getByText("Before"));
  });

  it("moves to the next toast if there is one", async () => {
    await show({ message: "One" }, { message: "Two" });
    const [first, second] = region().getAllByRole("button", { name: "Close" });
    second?.focus();
    await user.hover(toastOf("One"));
    await user.click(second as HTMLElement);
    await pass(300);
    await expectFocus(first);
  });

  it("moves to the page when its origin is gone and all toasts are closed", async () => {
    const { store } = await show({ message: "Saved" });
    region().getByRole("button", { name: "Close" }).focus();
    act(() => void store.dispatch(toastsCleared()));
    await expectFocus(() => document.getElementById("main"));
  });
});
