import { expect, test } from "vitest";
import { makeStore } from "../../../../store/make-store";
import { selectViewer, viewerChanged, fetchViewer } from "../../../../store/viewer/viewer-slice";

const nobody = { status: "unknown", alerts: 0 };

test("the viewer is unknown before the browser has requested it", () => {
  expect(selectViewer(makeStore().getState())).toEqual(nobody);
});

test("a response contains the signed-in viewer and the number of alerts", () => {
  const store = makeStore();
  store.dispatch(fetchViewer.fulfilled({ signedIn: true, name: "Ada", alerts: 3 }, "1"));
  expect(selectViewer(store.getState())).toEqual({ status: "signedIn", name: "Ada", alerts: 3 });
});

test("a response says that the viewer is signed out", () => {
  const store = makeStore();
  store.dispatch(fetchViewer.fulfilled({ signedIn: false }, "1"));
  expect(selectViewer(store.getState())).toEqual({ status: "signedOut", alerts: 0 });
});

test("a later response replaces an earlier one", () => {
  const store = makeStore();
  store.dispatch(fetchViewer.fulfilled({ signedIn: true, name: "Ada", alerts: 3 }, "1"));
  store.dispatch(viewerChanged({ signedIn: true, name: "Bea", alerts: 0 }));
  expect(selectViewer(store.getState())).toEqual({ status: "signedIn", name: "Bea", alerts: 0 });
});

test("a failure leaves the viewer unknown, so that it can be requested again, and is reported", () => {
  const store = makeStore();
  store.dispatch(fetchViewer.rejected(new Error("Failed to fetch"), "1"));
  expect(selectViewer(store.getState())).toEqual({ ...nobody, error: { code: 0 } });
});

test("a later response clears the failure", () => {
  const store = makeStore();
  store.dispatch(fetchViewer.rejected(new Error("Failed to fetch"), "1"));
  store.dispatch(fetchViewer.fulfilled({ signedIn: false }, "2"));
  expect(selectViewer(store.getState())).toEqual({ status: "signedOut", alerts: 0 });
});

test("a known viewer is not requested again", async () => {
  const store = makeStore();
  store.dispatch(fetchViewer.fulfilled({ signedIn: false }, "1"));
  const { meta } = await store.dispatch(fetchViewer());
  expect(meta).toMatchObject({ condition: true });
});
