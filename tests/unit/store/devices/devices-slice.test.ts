import { http, HttpResponse } from "msw";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DeviceList, DeviceView } from "../../../../lib/devices/device-view.ts";
import {
  removeSignedInDevice,
  requestDeviceLimitCheck,
  fetchDevices,
  injectDevicesSlice,
  selectMayContinue,
  selectOver,
} from "../../../../store/devices/devices-slice.ts";
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

const device = (id: string): DeviceView => ({ id, name: id, kind: "phone", isCurrent: false });
const [a, b, c] = ["a", "b", "c"].map(device) as [DeviceView, DeviceView, DeviceView];
const key = "0123456789abcdef";

function start(list: DeviceList = { devices: [a, b, c], threshold: 1 }) {
  const store = makeStore();
  store.dispatch(injectDevicesSlice(list));
  const read = () => {
    const { devices } = store.getState();
    if (!devices) throw new Error("no slice");
    return devices;
  };
  return { store, read, over: () => selectOver(read()), may: () => selectMayContinue(read()) };
}

function respondTo(call: string, status: number | "offline", body: object = {}): object[] {
  const sent: object[] = [];
  const reply = async ({ request }: { request: Request }) => {
    sent.push(request.method === "POST" ? ((await request.json()) as object) : {});
    return status === "offline" ? HttpResponse.error() : HttpResponse.json(body, { status });
  };
  server.use(http.post(`${site}/api/${call}`, reply), http.get(`${site}/api/${call}`, reply));
  return sent;
}

const refusal = (devices: DeviceView[], threshold: number) => ({
  code: 429,
  reason: "device_limit",
  devices,
  threshold,
});

test("a removal sends the press's key once, and removes the device from list and number", async () => {
  const { store, read, over } = start();
  const sent = respondTo("remove-device", 200);
  expect(over()).toBe(2);
  const removal = store.dispatch(removeSignedInDevice({ id: "a", key }));
  expect(read().removals).toEqual({ a: "pending" });
  await store.dispatch(removeSignedInDevice({ id: "a", key: "another-key" }));
  await removal;
  expect(sent).toEqual([{ device: "a", key }]);
  expect(read().list).toEqual([b, c]);
  expect(over()).toBe(1);
});

test.each([
  [503, "HTTP error! status: 503"],
  [500, "HTTP error! status: 500"],
  ["offline", "fetch failed"],
] as const)("a removal that fails with %s keeps the device and shows %s", async (status, error) => {
  const { store, read, may } = start();
  respondTo("remove-device", status);
  await store.dispatch(removeSignedInDevice({ id: "a", key }));
  expect(read()).toMatchObject({ list: [a, b, c], removals: { a: "failed" }, error });
  respondTo("verify-device", 200);
  await store.dispatch(requestDeviceLimitCheck("film"));
  expect(may()).toBe(false);
  const sent = respondTo("remove-device", 200);
  await store.dispatch(removeSignedInDevice({ id: "a", key: "the-next-press" }));
  expect(sent).toHaveLength(1);
  expect(read().error).toBeUndefined();
});

test("a device that was already removed counts as removed", async () => {
  const { store, read } = start();
  respondTo("remove-device", 404, { code: 404 });
  await store.dispatch(removeSignedInDevice({ id: "b", key }));
  expect(read()).toMatchObject({ list: [a, c], removals: { b: "done" } });
});

test("the film may continue after a removal and a check that passes, not before", async () => {
  const { store, may } = start();
  respondTo("remove-device", 200);
  respondTo("verify-device", 200);
  await store.dispatch(requestDeviceLimitCheck("film"));
  expect(may()).toBe(false);
  await store.dispatch(removeSignedInDevice({ id: "a", key }));
  expect(may()).toBe(true);
});

test("a denied check updates list and number, and restores no removed device", async () => {
  const { store, read, over, may } = start({ devices: [a, b], threshold: 1 });
  respondTo("remove-device", 200);
  await store.dispatch(removeSignedInDevice({ id: "a", key }));
  respondTo("verify-device", 429, refusal([a, b, c], 0));
  await store.dispatch(requestDeviceLimitCheck("film"));
  expect(read()).toMatchObject({ list: [b, c], threshold: 0, check: "refused" });
  expect(over()).toBe(2);
  expect(may()).toBe(false);
});

test.each([503, "offline"] as const)(
  "a check that fails with %s changes no loaded data",
  async (status) => {
    const { store, read } = start();
    respondTo("verify-device", status);
    await store.dispatch(requestDeviceLimitCheck("film"));
    expect(read()).toMatchObject({ list: [a, b, c], threshold: 1, check: "failed" });
  },
);

test("the number of devices is unknown when the channel has no limit", () => {
  const { over } = start({ devices: [a] });
  expect(over()).toBeUndefined();
});

test("the list is requested, and a failure is shown", async () => {
  const { store, read } = start({ devices: [] });
  respondTo("devices", 200, { devices: [a, b] });
  await store.dispatch(fetchDevices());
  expect(read()).toMatchObject({ status: "ready", list: [a, b] });
  respondTo("devices", 503, { code: 503 });
  await store.dispatch(fetchDevices());
  expect(read()).toMatchObject({ status: "failed", list: [a, b] });
});
