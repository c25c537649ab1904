import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { usePlayer, watch } from "../support/show-player";

usePlayer();

const overlay = () => document.querySelector("[data-controls]")?.getAttribute("data-controls");

function surfaceOf(): Element {
  const surface = document.querySelector("[data-surface]");
  if (!surface) throw new Error("tap: the player has no surface");
  surface.getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
  return surface;
}

/** A tap on the video, which is 300 px wide. */
function tap(x: number, timeStamp: number): void {
  const surface = surfaceOf();
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

// docs/behaviour.md BE-464
test("no click follows a tap, so that the control it has shown is not pressed", async () => {
  await watch();
  expect(fireEvent.touchEnd(surfaceOf())).toBe(false);
});

test("a tap on the picture takes the focus out of a field", async () => {
  await watch();
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  tap(150, 0);
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Blue Hour" }));
  field.remove();
});

describe("a finger held on the picture", () => {
  const finger = { bubbles: true, pointerType: "touch", isPrimary: true, clientX: 280, clientY: 9 };
  const touch = (type: string, more = {}) =>
    fireEvent(surfaceOf(), new PointerEvent(type, { ...finger, ...more }));
  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const speedSaved = () => JSON.parse(localStorage.getItem("mq_player") ?? "{}").speed;
  afterEach(() => void vi.useRealTimers());

  /** A film whose picture is touched for so long. */
  async function hold(ms: number, shown: Parameters<typeof watch>[0] = {}) {
    const video = await watch(shown);
    vi.useFakeTimers();
    touch("pointerdown");
    await later(ms);
    return video;
  }

  test("doubles the speed until it is lifted, and is no tap", async () => {
    const video = await hold(600);
    expect(video.playbackRate).toBe(2);
    expect(screen.getByText("2×").role).toBe("status");
    touch("pointerup");
    expect(video.playbackRate).toBe(1);
    expect(screen.queryByText("2×")).toBeNull();
    expect(overlay()).toBe("shown");
  });

  test("does not change the saved speed", async () => {
    const video = await hold(600);
    fireEvent(video, new Event("ratechange"));
    touch("pointerup");
    fireEvent(video, new Event("ratechange"));
    expect(speedSaved()).not.toBe(2);
  });

  test("is a tap when it is lifted within half a second", async () => {
    const video = await hold(300);
    touch("pointerup");
    await later(600);
    expect([video.playbackRate, overlay()]).toEqual([1, "hidden"]);
  });

  test("scrolls the page when it moves", async () => {
    const video = await hold(100);
    touch("pointermove", { clientY: 60 });
    await later(600);
    expect(video.playbackRate).toBe(1);
  });

  test("returns to the speed when the browser takes the touch", async () => {
    const video = await hold(600);
    touch("pointercancel");
    expect(video.playbackRate).toBe(1);
  });

  test("does not speed up a broadcast", async () => {
    expect((await hold(600, { state: "live" })).playbackRate).toBe(1);
  });
});
