import { beforeEach, expect, it, vi } from "vitest";
import { deviceProgressStorage } from "@/lib/playback/film-position-storage";
import {
  type MergedDeviceProgress,
  mergeDeviceProgress,
} from "@/store/continue-watching/device-progress";

const fetchMock = vi.fn<typeof fetch>();
const sent = () => fetchMock.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
const left = () => deviceProgressStorage.read().map(({ token }) => token);
const save = (token: string, time: number, at = 1) =>
  deviceProgressStorage.save({ token, time, duration: 120, at, title: "A film" });

beforeEach(() => {
  localStorage.clear();
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () => new Response("{}"));
  vi.stubGlobal("fetch", fetchMock);
});

it("a position that the account does not have is sent, and deleted here", async () => {
  save("a", 42);
  const taken = vi.fn<(film: MergedDeviceProgress) => void>();
  await mergeDeviceProgress({}, taken);
  expect(sent()).toEqual([{ token: "a", time: 42, duration: 120 }]);
  expect(taken).toHaveBeenCalledExactlyOnceWith({
    token: "a",
    progress: { time: 42, duration: 120 },
  });
  expect(left()).toEqual([]);
});

it("the farther of two positions counts", async () => {
  save("nearer", 42);
  save("farther", 60);
  await mergeDeviceProgress(
    { nearer: { time: 50, duration: 120 }, farther: { time: 50, duration: 120 } },
    vi.fn(),
  );
  expect(sent().map(({ token }) => token)).toEqual(["farther"]);
  expect(left()).toEqual([]);
});

it("a film watched to its end here is watched in the account", async () => {
  save("a", 120);
  await mergeDeviceProgress({ a: { time: 50, duration: 120 } }, vi.fn());
  expect(sent()).toMatchObject([{ time: 120 }]);
});

it("a film that has hardly begun is not transferred", async () => {
  save("a", 3);
  await mergeDeviceProgress({}, vi.fn());
  expect(sent()).toEqual([]);
  expect(left()).toEqual([]);
});

it("a deleted content does not stop the transfer of others", async () => {
  save("gone", 42, 2);
  save("a", 42, 1);
  fetchMock.mockImplementationOnce(async () => new Response("{}", { status: 404 }));
  const taken = vi.fn<(film: MergedDeviceProgress) => void>();
  await mergeDeviceProgress({}, taken);
  expect(taken).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ token: "a" }));
  expect(left()).toEqual([]);
});

it.each([503, 429, 401, 0])("after a failure (%s) no position is lost", async (status) => {
  save("a", 42, 2);
  save("b", 42, 1);
  fetchMock.mockImplementation(async () => {
    if (status === 0) throw new TypeError("Failed to fetch");
    return new Response("{}", { status });
  });
  await mergeDeviceProgress({}, vi.fn());
  expect(left()).toEqual(["a", "b"]);
});

it("a position that changes meanwhile is saved for the next time", async () => {
  save("a", 42, 1);
  fetchMock.mockImplementation(async () => {
    save("a", 57, 2);
    return new Response("{}");
  });
  await mergeDeviceProgress({}, vi.fn());
  expect(left()).toEqual(["a"]);
});
