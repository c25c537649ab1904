import { waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { unsentPositionStorage } from "@/lib/playback/film-position-storage";
import { queueProgressReport, sendUnsentPositions } from "@/lib/playback/send-progress";

const position = (time: number, token = "a") => ({ token, time, duration: 120, viewer: "ada" });
const fetchMock = vi.fn<typeof fetch>();
const beacon = vi.fn<(address: string, body: Blob) => boolean>();
const responseWith = (status: number) => new Response("{}", { status });
const sent = () => fetchMock.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
const unsent = () =>
  unsentPositionStorage.read().map(({ token, time, viewer }) => [token, time, viewer]);

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  fetchMock.mockImplementation(async () => responseWith(200));
  beacon.mockReturnValue(true);
  vi.stubGlobal("fetch", fetchMock);
  Object.defineProperty(navigator, "sendBeacon", { configurable: true, value: beacon });
  Object.defineProperty(navigator, "onLine", { configurable: true, value: true });
});

describe("a position", () => {
  it("is sent to the site as JSON with keepalive", async () => {
    queueProgressReport(position(42), false);
    await waitFor(() => expect(sent()).toEqual([position(42)]));
    expect(fetchMock.mock.calls[0]?.[0]).toBe("/api/progress");
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ method: "POST", keepalive: true });
    expect(beacon).not.toHaveBeenCalled();
  });

  it("is sent by sendBeacon, as JSON, when the page is left", async () => {
    queueProgressReport(position(42), true);
    expect(fetchMock).not.toHaveBeenCalled();
    const [address, body] = beacon.mock.calls[0] ?? [];
    expect(address).toBe("/api/progress");
    expect(body?.type).toBe("application/json");
    expect(JSON.parse((await body?.text()) ?? "")).toEqual(position(42));
  });

  it("is fetched if the browser rejects the beacon", async () => {
    beacon.mockReturnValue(false);
    queueProgressReport(position(42), true);
    await waitFor(() => expect(sent()).toEqual([position(42)]));
  });

  it("waits for the previous one, and only the latest of a film is sent", async () => {
    const first = Promise.withResolvers<Response>();
    fetchMock.mockImplementationOnce(() => first.promise);
    for (const time of [15, 30, 45]) queueProgressReport(position(time), false);
    await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
    first.resolve(responseWith(200));
    await waitFor(() => expect(sent().map(({ time }) => time)).toEqual([15, 45]));
  });
});

describe("a position that cannot be sent", () => {
  it.each([
    ["without a network", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["while the site is out", async () => responseWith(503)],
    ["while there were too many", async () => responseWith(429)],
  ])("is saved for its viewer %s", async (_, failing) => {
    fetchMock.mockImplementation(failing);
    queueProgressReport(position(42), false);
    await waitFor(() => expect(unsent()).toEqual([["a", 42, "ada"]]));
  });

  it("is saved when the page is left without a network", async () => {
    Object.defineProperty(navigator, "onLine", { configurable: true, value: false });
    fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
    queueProgressReport(position(42), true);
    await waitFor(() => expect(unsent()).toEqual([["a", 42, "ada"]]));
    expect(beacon).not.toHaveBeenCalled();
  });

  it("is sent when the network is back, and then deleted", async () => {
    fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    queueProgressReport(position(42), false);
    await waitFor(() => expect(unsent()).toHaveLength(1));
    sendUnsentPositions();
    await waitFor(() => expect(unsent()).toEqual([]));
    expect(sent()).toEqual([position(42), position(42)]);
  });

  it("is replaced by a later one of the same film", async () => {
    fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    queueProgressReport(position(42), false);
    await waitFor(() => expect(unsent()).toHaveLength(1));
    queueProgressReport(position(57), false);
    await waitFor(() => expect(unsent()).toEqual([]));
    sendUnsentPositions();
    expect(sent().map(({ time }) => time)).toEqual([42, 57]);
  });

  it("is sent with its owner's mark: the site drops another viewer's position", async () => {
    unsentPositionStorage.save({ ...position(42), at: Date.now() });
    sendUnsentPositions();
    await waitFor(() => expect(unsent()).toEqual([]));
    expect(sent()).toEqual([position(42)]);
  });

  it.each([400, 401, 404])("is deleted if the site rejects it with %s", async (status) => {
    unsentPositionStorage.save({ ...position(42), at: Date.now() });
    fetchMock.mockImplementation(async () => responseWith(status));
    sendUnsentPositions();
    await waitFor(() => expect(unsent()).toEqual([]));
  });
});
