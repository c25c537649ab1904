import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ApiFailure } from "../../../lib/api-client/api-failure.ts";
import { onPlayDenial } from "../../../lib/playback/play-denial.ts";
import {
  requestDevicePlayCheck,
  verifyDeviceWhilePlaying,
} from "../../../lib/playback/verify-device-while-playing.ts";

const minute = 60_000;
const failures: [string, ApiFailure][] = [];
const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
let video: HTMLMediaElement;
let stop: () => void;
let stopHearing: () => void;

/** A media element with the events that are used: Node has none. */
function aFilm(): HTMLMediaElement {
  return Object.assign(new EventTarget(), { paused: true, ended: false }) as HTMLMediaElement;
}

function set(paused: boolean): void {
  Object.assign(video, { paused });
  video.dispatchEvent(new Event(paused ? "pause" : "play"));
}

const respond = (status: number, body: object = {}) =>
  fetchMock.mockImplementation(async () => Response.json(body, { status }));
const limit = { code: 429, reason: "device_limit", devices: [], threshold: 1 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetchMock);
  fetchMock.mockReset();
  respond(200);
  failures.length = 0;
  stopHearing = onPlayDenial((token, refused) => failures.push([token, refused]));
  video = aFilm();
  stop = verifyDeviceWhilePlaying(video, "film");
});
afterEach(() => {
  stop();
  stopHearing();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("BE-248: a playing film is verified each minute, a paused one is not", async () => {
  await pass(3 * minute);
  expect(fetchMock).not.toHaveBeenCalled();
  set(false);
  await pass(0);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await pass(minute);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  set(true);
  await pass(5 * minute);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(fetchMock.mock.lastCall?.[1].body).toBe('{"token":"film"}');
});

test("BE-248: pauses do not make verifications more frequent", async () => {
  for (let second = 0; second < 59; second += 1) {
    set(false);
    await pass(1_000);
    set(true);
  }
  expect(fetchMock).not.toHaveBeenCalled();
  set(false);
  await pass(1_000);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test("BE-248: the player gets a denial with the devices", async () => {
  respond(429, limit);
  set(false);
  await pass(minute);
  expect(failures).toEqual([["film", limit]]);
});

test("BE-248: the player is notified that this device was removed", async () => {
  const removed = { code: 401, reason: "sign_in", message: "Removed." };
  respond(401, removed);
  set(false);
  await pass(minute);
  expect(failures).toEqual([["film", removed]]);
});

test.each([
  ["no answer", () => fetchMock.mockRejectedValue(new TypeError("offline"))],
  ["503", () => respond(503, { code: 503, reason: "unavailable" })],
  ["a rate limit", () => respond(429, { code: 429 })],
  ["an unknown call", () => respond(404, { code: 404 })],
])("BE-248: %s does not interrupt, and the device is verified again", async (_what, response) => {
  response();
  set(false);
  await pass(2 * minute);
  expect(failures).toEqual([]);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test("BE-248: a film that was left is not verified any more", async () => {
  set(false);
  stop();
  await pass(3 * minute);
  expect(fetchMock).not.toHaveBeenCalled();
});

test("BE-248: a response that arrives after the film was left is ignored", async () => {
  let reply: (response: Response) => void = () => {};
  fetchMock.mockImplementation(() => new Promise((done) => (reply = done)));
  set(false);
  await pass(minute);
  stop();
  reply(Response.json(limit, { status: 429 }));
  await pass(0);
  expect(failures).toEqual([]);
});

test("the status of a failed request is 0", async () => {
  fetchMock.mockRejectedValue(new TypeError("offline"));
  expect(await requestDevicePlayCheck("film")).toEqual({ status: 0 });
});
