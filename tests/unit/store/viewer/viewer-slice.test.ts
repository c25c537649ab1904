import { expect, test } from "vitest";
import { makeStore } from "../../../../store/make-store";
import { selectViewer, viewerChanged, viewerFetched } from "../../../../store/viewer/viewer-slice";

const nobody = { status: "unknown", alerts: 0 };

test("nothing is known of the viewer before the browser has asked", () => {
  expect(selectViewer(makeStore().getState())).toEqual(nobody);
});

test("an answer tells who is signed in, and how much is new", () => {
  const store = makeStore();
  store.dispatch(viewerFetched.fulfilled({ signedIn: true, name: "Ada", alerts: 3 }, "1"));
  expect(selectViewer(store.getState())).toEqual({ status: "signedIn", name: "Ada", alerts: 3 });
});

test("an answer tells that nobody is signed in", () => {
  const store = makeStore();
  store.dispatch(viewerFetched.fulfilled({ signedIn: false }, "1"));
  expect(selectViewer(store.getState())).toEqual({ status: "signedOut", alerts: 0 });
});

test("a later answer replaces an earlier one", () => {
  const store = makeStore();
  store.dispatch(viewerFetched.fulfilled({ signedIn: true, name: "Ada", alerts: 3 }, "1"));
  store.dispatch(viewerChanged({ signedIn: true, name: "Bea", alerts: 0 }));
  expect(selectViewer(store.getState())).toEqual({ status: "signedIn", name: "Bea", alerts: 0 });
});

test("a failure leaves the viewer unknown, so that it can be asked again, and says so", () => {
  const store = makeStore();
  store.dispatch(viewerFetched.rejected(new Error("Failed to fetch"), "1"));
  expect(selectViewer(store.getState())).toEqual({ ...nobody, error: { code: 0 } });
});

test("a later answer takes the failure away", () => {
  const store = makeStore();
  store.dispatch(viewerFetched.rejected(new Error("Failed to fetch"), "1"));
  store.dispatch(viewerFetched.fulfilled({ signedIn: false }, "2"));
  expect(selectViewer(store.getState())).toEqual({ status: "signedOut", alerts: 0 });
});

test("what is known is not asked again", async () => {
  const store = makeStore();
  store.dispatch(viewerFetched.fulfilled({ signedIn: false }, "1"));
  const { meta } = await store.dispatch(viewerFetched());
  expect(meta).toMatchObject({ condition: true });
});
