import { expect, it } from "vitest";
import { makeStore } from "../../../../store/make-store.ts";
import {
  selectHasToasts,
  selectToasts,
  toastAdded,
  toastRemoved,
  toastsCleared,
} from "../../../../store/toasts/toasts-slice.ts";

const shown = (...messages: string[]) => {
  const store = makeStore();
  for (const message of messages) store.dispatch(toastAdded({ message }));
  return store;
};

it("a toast with only a message has the product's defaults", () => {
  const before = Date.now();
  const [toast] = selectToasts(shown("Saved").getState());
  expect(toast).toMatchObject({
    message: "Saved",
    type: "info",
    duration: 3000,
    position: "top-right",
  });
  expect(toast?.createdAt).toBeGreaterThanOrEqual(before);
  expect(toast?.id).not.toBe("");
});

it("explicit options of a toast replace the defaults", () => {
  const store = makeStore();
  const undoAction = { type: "watchList/toggled", payload: "c1" };
  const toast = { message: "Added", duration: 5000, position: "top-center" as const, undoAction };
  store.dispatch(toastAdded({ ...toast, type: "success", image: "https://pictures.example/a" }));
  expect(selectToasts(store.getState())[0]).toMatchObject({ ...toast, type: "success" });
});

it("toasts have unique ids and are in the order in which they were added", () => {
  const toasts = selectToasts(shown("a", "b", "c").getState());
  expect(toasts.map(({ message }) => message)).toEqual(["a", "b", "c"]);
  expect(new Set(toasts.map(({ id }) => id)).size).toBe(3);
});

it("a toast with the id of a shown toast replaces it", () => {
  const store = makeStore();
  store.dispatch(toastAdded({ id: "share", message: "first" }));
  store.dispatch(toastAdded({ message: "other" }));
  store.dispatch(toastAdded({ id: "share", message: "second" }));
  expect(selectToasts(store.getState()).map(({ message }) => message)).toEqual(["other", "second"]);
});

it("a toast is removed by its id, and an unknown id removes nothing", () => {
  const store = shown("a", "b");
  const [first] = selectToasts(store.getState());
  store.dispatch(toastRemoved(String(first?.id)));
  store.dispatch(toastRemoved("nobody"));
  expect(selectToasts(store.getState()).map(({ message }) => message)).toEqual(["b"]);
});

it("all toasts are removed at once", () => {
  const store = shown("a", "b");
  expect(selectHasToasts(store.getState())).toBe(true);
  store.dispatch(toastsCleared());
  expect(selectHasToasts(store.getState())).toBe(false);
});
