import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { watchingOnDevice } from "@/lib/playback/saved-films";
import { tell } from "../support/media-element";
import { button, press, usePlayer, watch } from "../support/show-player";
import { expectFocus } from "../support/focus";

usePlayer();

const asked = vi.fn<typeof fetch>(async () => new Response("{}"));
const signedIn = { viewer: "ada", lengthS: 100 };
const startOver = () => screen.queryByRole("button", { name: "Start over" });
const status = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
beforeEach(() => {
  asked.mockClear();
  vi.stubGlobal("fetch", asked);
});

describe("a film that goes on where its viewer was", () => {
  it("says where, and offers to start over", async () => {
    await watch({ resume_s: 42, watching: signedIn });
    expect(status()).toContain("Continues at 0:42");
    expect(startOver()).not.toBeNull();
    expect(document.activeElement).not.toBe(startOver());
  });

  it("starts over when that is pressed, and leaves the focus in the player", async () => {
    const video = await watch({ resume_s: 42, watching: signedIn });
    video.currentTime = 43;
    await press("Start over");
    expect(video.currentTime).toBe(0);
    expect(startOver()).toBeNull();
    await expectFocus(() => screen.getByRole("region", { name: "Blue Hour" }));
  });

  it("offers it for eight seconds, and as long as somebody is at it", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await watch({ resume_s: 42, watching: signedIn });
    await act(() => vi.advanceTimersByTime(7_000));
    act(() => button("Start over").focus());
    await act(() => vi.advanceTimersByTime(60_000));
    expect(startOver()).not.toBeNull();
    act(() => button("Start over").blur());
    await act(() => vi.advanceTimersByTime(8_000));
    expect(startOver()).toBeNull();
    vi.useRealTimers();
  });
});

it("a film that is still loading does not use up the offer", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const video = await watch({ resume_s: 42, watching: signedIn });
  tell(video, { readyState: 2 }, "waiting");
  await act(() => vi.advanceTimersByTime(60_000));
  expect(startOver()).not.toBeNull();
  tell(video, { readyState: 4 }, "playing");
  await act(() => vi.advanceTimersByTime(8_000));
  expect(startOver()).toBeNull();
  vi.useRealTimers();
});

it.each([
  ["begins", {}],
  ["has hardly begun", { resume_s: 4 }],
  ["was watched", { resume_s: 96 }],
])("a film that %s has nothing to start over", async (_, playback) => {
  await watch({ ...playback, watching: signedIn });
  expect(startOver()).toBeNull();
});

describe("how far a film is", () => {
  const playTo = (video: HTMLVideoElement, time: number) => {
    video.currentTime = time - 1;
    tell(video, { played: [1] }, "seeked", "timeupdate");
    Object.defineProperty(video, "currentTime", { configurable: true, value: time });
    fireEvent.timeUpdate(video);
  };
  const followed = () =>
    act(async () => void (await import("@/store/continue-watching/save-progress")));

  it("is told to the site for who is signed in", async () => {
    const video = await watch({ watching: signedIn });
    await followed();
    playTo(video, 42);
    await press("Pause");
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    const [address, init] = asked.mock.calls[0] ?? [];
    expect(address).toBe("/api/progress");
    expect(JSON.parse(String(init?.body))).toEqual({
      token: "blue-hour",
      time: 42,
      duration: 100,
      viewer: "ada",
    });
    expect(watchingOnDevice.read()).toEqual([]);
  });

  it("stays on this device while nobody is signed in, with what a card needs", async () => {
    const video = await watch({ watching: { picture: "https://media.example/a.webp" } });
    await followed();
    playTo(video, 42);
    await press("Pause");
    expect(asked).not.toHaveBeenCalled();
    expect(watchingOnDevice.read()).toMatchObject([
      {
        token: "blue-hour",
        time: 42,
        duration: 100,
        title: "Blue Hour",
        picture: "https://media.example/a.webp",
      },
    ]);
  });

  it.each([
    ["of a live stream", { state: "live" as const, watching: signedIn }],
    ["where the channel does not offer it", {}],
  ])("is kept nowhere %s", async (_, shown) => {
    const video = await watch(shown);
    await followed();
    playTo(video, 42);
    await press("Pause");
    expect(asked).not.toHaveBeenCalled();
    expect(localStorage.getItem("mq_watching")).toBeNull();
  });
});
