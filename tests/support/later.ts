import { onTestFinished, vi } from "vitest";

const real = performance.now.bind(performance);
let aheadMs = 0;

/** Advances the monotonic clock until the end of a test. Timers, sockets and the date are not changed. */
export function later(seconds: number): void {
  aheadMs += seconds * 1_000;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => real() + aheadMs);
  onTestFinished(() => {
    aheadMs = 0;
    clock.mockRestore();
  });
}
