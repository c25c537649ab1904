import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LocalTime } from "@/components/cards/local-time";
import { LocalizeTimes } from "@/components/cards/localize-times";
import { onNewDay } from "@/components/cards/on-new-day";
import { useBlindObservers } from "./support/blind-observers";
import { itemsOf } from "./support/items-of";
import { card, renderSite } from "./support/render-site";

useBlindObservers();

const hourMs = 3_600_000;
const lateEvening = new Date(2040, 0, 1, 23, 50).getTime();

beforeEach(() => {
  vi.useFakeTimers({ now: lateEvening });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The device sleeps: its clock goes on, its timers do not. */
function sleep(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

// docs/behaviour.md BE-442
describe("at midnight", () => {
  it("the times of an open page are named after the new day", () => {
    renderSite(
      <>
        <LocalTime time={lateEvening + hourMs} format="near-day" locale="en" />
        <LocalizeTimes />
      </>,
    );
    act(() => void vi.advanceTimersByTime(5 * 60_000));
    const time = document.querySelector("time");
    act(() => void vi.advanceTimersByTime(15 * 60_000));
    expect(time?.textContent).toBe("Today");
  });

  it("a schedule marks the new day", async () => {
    await itemsOf("schedule", [
      card("today", { state: "scheduled", startTime: lateEvening + 60_000 }),
      card("tomorrow", { state: "scheduled", startTime: lateEvening + 12 * hourMs }),
    ]);
    const marked = () =>
      screen
        .getAllByRole("link")
        .flatMap((link) =>
          (link.ariaCurrent ?? link.getAttribute("aria-current")) === "date"
            ? [link.getAttribute("href")]
            : [],
        );
    const [before] = marked();
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(2);
    act(() => void vi.advanceTimersByTime(11 * 60_000));
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(1);
    expect(marked()).not.toContain(before);
  });

  it.each(["visibilitychange", "pageshow"])(
    "a page that wakes by %s finds the new day",
    (event) => {
      const callback = vi.fn<() => void>();
      const stop = onNewDay(callback);
      sleep(10 * hourMs);
      expect(callback).not.toHaveBeenCalled();
      (event === "pageshow" ? window : document).dispatchEvent(new Event(event));
      expect(callback).toHaveBeenCalledOnce();
      stop();
      sleep(30 * hourMs);
      vi.advanceTimersByTime(hourMs);
      expect(callback).toHaveBeenCalledOnce();
    },
  );

  it("a device that wakes without an event finds it within ten minutes", () => {
    const callback = vi.fn<() => void>();
    const stop = onNewDay(callback);
    sleep(8 * hourMs);
    vi.advanceTimersByTime(10 * 60_000);
    expect(callback).toHaveBeenCalledOnce();
    stop();
  });
});
