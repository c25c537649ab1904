import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ApiFailure } from "../../../lib/api-client/api-failure.ts";
import { onDenied } from "../../../lib/playback/denied.ts";
import { askToPlay, verifyWhilePlaying } from "../../../lib/playback/verify-device.ts";

const minute = 60_000;
const told: [string, ApiFailure][] = [];
const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
let video: HTMLMediaElement;
let stop: () => void;
let stopHearing: () => void;

/** A media element as far as it is listened to: node has none. */
function aFilm(): HTMLMediaElement {
  return Object.assign(new EventTarget(), { paused: true, ended: false }) as HTMLMediaElement;
}

function set(paused: boolean): void {
  Object.assign(video, { paused });
  video.dispatchEvent(new Event(paused ? "pause" : "play"));
}

const answer = (status: number, body: object = {}) =>
  asked.mockImplementation(async () => Response.json(body, { status }));
const limit = { code: 429, reason: "device_limit", devices: [], threshold: 1 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
  asked.mockReset();
  answer(200);
  told.length = 0;
  stopHearing = onDenied((token, refused) => told.push([token, refused]));
  video = aFilm();
  stop = verifyWhilePlaying(video, "film");
});
afterEach(() => {
  stop();
  stopHearing();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("BE-248: a film that plays is asked about each minute, one that rests is not", async () => {
  await pass(3 * minute);
  expect(asked).not.toHaveBeenCalled();
  set(false);
  await pass(0);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(minute);
  expect(asked).toHaveBeenCalledTimes(2);
  set(true);
  await pass(5 * minute);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(asked.mock.lastCall?.[1].body).toBe('{"token":"film"}');
});

test("BE-248: pauses do not make it ask more often", async () => {
  for (let second = 0; second < 59; second += 1) {
    set(false);
    await pass(1_000);
    set(true);
  }
  expect(asked).not.toHaveBeenCalled();
  set(false);
  await pass(1_000);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("BE-248: the player hears of a refusal with the devices", async () => {
  answer(429, limit);
  set(false);
  await pass(minute);
  expect(told).toEqual([["film", limit]]);
});

test("BE-248: the player hears that this device was removed", async () => {
  const removed = { code: 401, reason: "sign_in", message: "Removed." };
  answer(401, removed);
  set(false);
  await pass(minute);
  expect(told).toEqual([["film", removed]]);
});

test.each([
  ["no answer", () => asked.mockRejectedValue(new TypeError("offline"))],
  ["503", () => answer(503, { code: 503, reason: "unavailable" })],
  ["a limit of calls", () => answer(429, { code: 429 })],
  ["an unknown call", () => answer(404, { code: 404 })],
])("BE-248: %s interrupts nothing, and it is asked again", async (_what, given) => {
  given();
  set(false);
  await pass(2 * minute);
  expect(told).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(2);
});

test("BE-248: a film that is left is not asked about any more", async () => {
  set(false);
  stop();
  await pass(3 * minute);
  expect(asked).not.toHaveBeenCalled();
});

test("BE-248: an answer that comes after the film was left tells nothing", async () => {
  let reply: (answer: Response) => void = () => {};
  asked.mockImplementation(() => new Promise((done) => (reply = done)));
  set(false);
  await pass(minute);
  stop();
  reply(Response.json(limit, { status: 429 }));
  await pass(0);
  expect(told).toEqual([]);
});

test("a status without an answer is 0", async () => {
  asked.mockRejectedValue(new TypeError("offline"));
  expect(await askToPlay("film")).toEqual({ status: 0 });
});
