import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { usePlayer, watch } from "../support/show-player";

usePlayer();

const overlay = () => document.querySelector("[data-controls]")?.getAttribute("data-controls");

/** A tap on the video, which is 300 px wide. */
function tap(x: number, timeStamp: number): void {
  const surface = document.querySelector("[data-surface]");
  if (!surface) throw new Error("tap: the player has no surface");
  surface.getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
  const event = new PointerEvent("pointerup", {
    bubbles: true,
    pointerType: "touch",
    clientX: x,
  });
  Object.defineProperty(event, "timeStamp", { value: 1000 + timeStamp });
  fireEvent(surface, event);
}

test("two taps on the right skip forward, each further tap adds to it, and the sum is shown", async () => {
  const video = await watch();
  video.currentTime = 50;
  tap(280, 0);
  tap(280, 200);
  expect(video.currentTime).toBe(60);
  tap(280, 400);
  expect(video.currentTime).toBe(70);
  expect(screen.getByText("20 seconds").role).toBe("status");
});

test("two taps on the left skip back, in a right-to-left page too", async () => {
  document.dir = "rtl";
  const video = await watch();
  video.currentTime = 50;
  tap(20, 0);
  tap(20, 200);
  document.dir = "";
  expect(video.currentTime).toBe(40);
});

test("a single tap hides and shows the controls at once", async () => {
  await watch();
  expect(overlay()).toBe("shown");
  tap(280, 0);
  expect(overlay()).toBe("hidden");
  tap(280, 5000);
  expect(overlay()).toBe("shown");
});

test("the sum hides after a while", async () => {
  await watch();
  vi.useFakeTimers();
  tap(280, 0);
  tap(280, 200);
  expect(screen.queryByText("10 seconds")).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  vi.useRealTimers();
  expect(screen.queryByText("10 seconds")).toBeNull();
});

test("a live stream without rewind does not skip", async () => {
  const video = await watch({ state: "live", dvr: false });
  video.currentTime = 50;
  tap(280, 0);
  tap(280, 200);
  expect(video.currentTime).toBe(50);
  expect(screen.queryByText("10 seconds")).toBeNull();
});
