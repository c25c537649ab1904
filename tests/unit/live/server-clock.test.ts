import { expect, test, vi } from "vitest";
import { createServerClock } from "../../../lib/live/server-clock.ts";

const noon = Date.parse("2030-01-01T12:00:00Z");

function clockAt(start: number) {
  let at = start;
  const clock = createServerClock(() => at);
  return { clock, pass: (ms: number) => (at += ms) };
}

test("the time is unknown before the first response of the server", () => {
  expect(clockAt(5).clock.now()).toBeUndefined();
});

test("the time counts from the middle between request and response, by the monotonic clock", () => {
  const { clock, pass } = clockAt(1_000);
  pass(200);
  clock.learn(noon, 1_000);
  expect(clock.now()).toBe(noon + 100);
  pass(60_000);
  expect(clock.now()).toBe(noon + 60_100);
});

test("a slow response that agrees changes nothing", () => {
  const { clock, pass } = clockAt(0);
  clock.learn(noon, 0);
  pass(3_000);
  clock.learn(noon + 500, 0);
  expect(clock.now()).toBe(noon + 3_000);
});

test("a response that disagrees is trusted", () => {
  const { clock, pass } = clockAt(0);
  clock.learn(noon, 0);
  pass(1_000);
  clock.learn(noon + 3_600_000, 1_000);
  expect(clock.now()).toBe(noon + 3_600_000);
});

test("an hour's clock skew of the device changes nothing", () => {
  const { clock, pass } = clockAt(0);
  const skewed = vi.spyOn(Date, "now").mockReturnValue(noon + 3_600_000);
  clock.learn(noon, 0);
  pass(1_000);
  expect(clock.now()).toBe(noon + 1_000);
  skewed.mockRestore();
});

test("clocks that have drifted apart, as in a sleep, are reported once", () => {
  const { clock, pass } = clockAt(0);
  const before = Date.now();
  const date = vi.spyOn(Date, "now").mockReturnValue(before);
  const device = createServerClock(() => 0);
  date.mockReturnValue(before + 600_000);
  expect([device.hasParted(), device.hasParted()]).toEqual([true, false]);
  date.mockRestore();
  pass(0);
  expect(clock.now()).toBeUndefined();
});
