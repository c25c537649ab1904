import { beforeEach, expect, it, vi } from "vitest";
import { watchingOnDevice } from "@/lib/playback/saved-films";
import { type TakenOver, takeOverDevice } from "@/store/continue-watching/device-progress";

const asked = vi.fn<typeof fetch>();
const sent = () => asked.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
const left = () => watchingOnDevice.read().map(({ token }) => token);
const keep = (token: string, time: number, at = 1) =>
  watchingOnDevice.save({ token, time, duration: 120, at, title: "A film" });

beforeEach(() => {
  localStorage.clear();
  asked.mockReset();
  asked.mockImplementation(async () => new Response("{}"));
  vi.stubGlobal("fetch", asked);
});

it("what the account does not know is sent, and kept here no more", async () => {
  keep("a", 42);
  const taken = vi.fn<(film: TakenOver) => void>();
  await takeOverDevice({}, taken);
  expect(sent()).toEqual([{ token: "a", time: 42, duration: 120 }]);
  expect(taken).toHaveBeenCalledExactlyOnceWith({
    token: "a",
    progress: { time: 42, duration: 120 },
  });
  expect(left()).toEqual([]);
});

it("of two positions the farther one counts", async () => {
  keep("nearer", 42);
  keep("farther", 60);
  await takeOverDevice(
    { nearer: { time: 50, duration: 120 }, farther: { time: 50, duration: 120 } },
    vi.fn(),
  );
  expect(sent().map(({ token }) => token)).toEqual(["farther"]);
  expect(left()).toEqual([]);
});

it("a film watched to its end here is watched in the account", async () => {
  keep("a", 120);
  await takeOverDevice({ a: { time: 50, duration: 120 } }, vi.fn());
  expect(sent()).toMatchObject([{ time: 120 }]);
});

it("what has hardly begun is not taken over", async () => {
  keep("a", 3);
  await takeOverDevice({}, vi.fn());
  expect(sent()).toEqual([]);
  expect(left()).toEqual([]);
});

it("a content that is gone does not hold up the others", async () => {
  keep("gone", 42, 2);
  keep("a", 42, 1);
  asked.mockImplementationOnce(async () => new Response("{}", { status: 404 }));
  const taken = vi.fn<(film: TakenOver) => void>();
  await takeOverDevice({}, taken);
  expect(taken).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ token: "a" }));
  expect(left()).toEqual([]);
});

it.each([503, 429, 401, 0])("after a failure (%s) nothing is lost", async (status) => {
  keep("a", 42, 2);
  keep("b", 42, 1);
  asked.mockImplementation(async () => {
    if (status === 0) throw new TypeError("Failed to fetch");
    return new Response("{}", { status });
  });
  await takeOverDevice({}, vi.fn());
  expect(left()).toEqual(["a", "b"]);
});

it("what was watched on here meanwhile stays for the next time", async () => {
  keep("a", 42, 1);
  asked.mockImplementation(async () => {
    keep("a", 57, 2);
    return new Response("{}");
  });
  await takeOverDevice({}, vi.fn());
  expect(left()).toEqual(["a"]);
});
