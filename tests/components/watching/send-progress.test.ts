import { waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { unsentPositions } from "@/lib/playback/saved-films";
import { reportProgress, sendUnsent } from "@/lib/playback/send-progress";

const position = (time: number, token = "a") => ({ token, time, duration: 120, viewer: "ada" });
const asked = vi.fn<typeof fetch>();
const beacon = vi.fn<(address: string, body: Blob) => boolean>();
const answer = (status: number) => new Response("{}", { status });
const sent = () => asked.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
const unsent = () => unsentPositions.read().map(({ token, time, viewer }) => [token, time, viewer]);

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  asked.mockImplementation(async () => answer(200));
  beacon.mockReturnValue(true);
  vi.stubGlobal("fetch", asked);
  Object.defineProperty(navigator, "sendBeacon", { configurable: true, value: beacon });
  Object.defineProperty(navigator, "onLine", { configurable: true, value: true });
});

describe("a position", () => {
  it("goes to the site as JSON that outlives the page", async () => {
    reportProgress(position(42), false);
    await waitFor(() => expect(sent()).toEqual([position(42)]));
    expect(asked.mock.calls[0]?.[0]).toBe("/api/progress");
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: "POST", keepalive: true });
    expect(beacon).not.toHaveBeenCalled();
  });

  it("goes by sendBeacon, as JSON, when the page is left", async () => {
    reportProgress(position(42), true);
    expect(asked).not.toHaveBeenCalled();
    const [address, body] = beacon.mock.calls[0] ?? [];
    expect(address).toBe("/api/progress");
    expect(body?.type).toBe("application/json");
    expect(JSON.parse((await body?.text()) ?? "")).toEqual(position(42));
  });

  it("is fetched where the browser takes no beacon", async () => {
    beacon.mockReturnValue(false);
    reportProgress(position(42), true);
    await waitFor(() => expect(sent()).toEqual([position(42)]));
  });

  it("waits for the one before, and only the latest of a film is sent", async () => {
    const first = Promise.withResolvers<Response>();
    asked.mockImplementationOnce(() => first.promise);
    for (const time of [15, 30, 45]) reportProgress(position(time), false);
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    first.resolve(answer(200));
    await waitFor(() => expect(sent().map(({ time }) => time)).toEqual([15, 45]));
  });
});

describe("a position that can't be sent", () => {
  it.each([
    ["without a network", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["while the site is out", async () => answer(503)],
    ["while there were too many", async () => answer(429)],
  ])("is kept for its viewer %s", async (_, failing) => {
    asked.mockImplementation(failing);
    reportProgress(position(42), false);
    await waitFor(() => expect(unsent()).toEqual([["a", 42, "ada"]]));
  });

  it("is kept when the page is left without a network", async () => {
    Object.defineProperty(navigator, "onLine", { configurable: true, value: false });
    asked.mockRejectedValue(new TypeError("Failed to fetch"));
    reportProgress(position(42), true);
    await waitFor(() => expect(unsent()).toEqual([["a", 42, "ada"]]));
    expect(beacon).not.toHaveBeenCalled();
  });

  it("is sent when the line is back, and then kept no more", async () => {
    asked.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    reportProgress(position(42), false);
    await waitFor(() => expect(unsent()).toHaveLength(1));
    sendUnsent();
    await waitFor(() => expect(unsent()).toEqual([]));
    expect(sent()).toEqual([position(42), position(42)]);
  });

  it("gives way to a later one of the same film", async () => {
    asked.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    reportProgress(position(42), false);
    await waitFor(() => expect(unsent()).toHaveLength(1));
    reportProgress(position(57), false);
    await waitFor(() => expect(unsent()).toEqual([]));
    sendUnsent();
    expect(sent().map(({ time }) => time)).toEqual([42, 57]);
  });

  it("goes with the mark of whose it is: the site drops what is another viewer's", async () => {
    unsentPositions.save({ ...position(42), at: Date.now() });
    sendUnsent();
    await waitFor(() => expect(unsent()).toEqual([]));
    expect(sent()).toEqual([position(42)]);
  });

  it.each([400, 401, 404])("is forgotten where the site refuses it with %s", async (status) => {
    unsentPositions.save({ ...position(42), at: Date.now() });
    asked.mockImplementation(async () => answer(status));
    sendUnsent();
    await waitFor(() => expect(unsent()).toEqual([]));
  });
});
