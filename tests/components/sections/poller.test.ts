import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPoller, type PolledTask } from "@/components/sections/row-effects/poller";

const minute = 60_000;
const online = vi.spyOn(navigator, "onLine", "get");
const visibility = vi.spyOn(document, "visibilityState", "get");

beforeEach(() => {
  vi.useFakeTimers();
  online.mockReturnValue(true);
  visibility.mockReturnValue("visible");
});
afterEach(() => vi.useRealTimers());

function polling(random = 0.5) {
  const { add, remove, update } = createPoller(() => random);
  const poll = vi.fn<() => void>();
  const row: PolledTask & { poll: typeof poll } = {
    isVisible: true,
    requestedAt: Date.now(),
    poll,
  };
  add(row);
  update();
  return { row, update, remove: () => remove(row) };
}

describe("a row with live update", () => {
  it("is requested every minute", () => {
    const { row } = polling();
    vi.advanceTimersByTime(minute - 1);
    expect(row.poll).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(2 * minute + 1);
    expect(row.poll).toHaveBeenCalledTimes(3);
  });

  it.each([
    [0, 55_000],
    [1, 65_000],
  ])("does not request in the same second in every browser: %s", (random, at) => {
    const { row } = polling(random);
    vi.advanceTimersByTime(at - 1);
    expect(row.poll).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(row.poll).toHaveBeenCalledTimes(1);
  });

  it("shares one timer with the others, and has none when no row is visible", () => {
    const { row, update, remove } = polling();
    expect(vi.getTimerCount()).toBe(1);
    row.isVisible = false;
    update();
    expect(vi.getTimerCount()).toBe(0);
    row.isVisible = true;
    update();
    remove();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("requests at once when it becomes visible after more than a minute, not before", () => {
    const { row, update } = polling();
    row.isVisible = false;
    update();
    vi.advanceTimersByTime(30_000);
    row.isVisible = true;
    update();
    expect(row.poll).toHaveBeenCalledTimes(0);
    row.isVisible = false;
    update();
    vi.advanceTimersByTime(minute);
    row.isVisible = true;
    update();
    expect(row.poll).toHaveBeenCalledTimes(1);
  });

  it("pauses while the page is hidden, and continues at once when it is visible", () => {
    const { row } = polling();
    visibility.mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(3 * minute);
    expect(row.poll).toHaveBeenCalledTimes(0);
    visibility.mockReturnValue("visible");
    document.dispatchEvent(new Event("visibilitychange"));
    expect(row.poll).toHaveBeenCalledTimes(1);
  });

  it("pauses without a network, and continues at once when it is back", () => {
    const { row } = polling();
    online.mockReturnValue(false);
    dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(3 * minute);
    expect(row.poll).toHaveBeenCalledTimes(0);
    online.mockReturnValue(true);
    dispatchEvent(new Event("online"));
    expect(row.poll).toHaveBeenCalledTimes(1);
  });
});
