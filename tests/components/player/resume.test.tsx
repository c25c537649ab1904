import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { deviceProgressStorage } from "@/lib/playback/film-position-storage";
import { updateMedia } from "../support/media-element";
import { button, press, usePlayer, watch } from "../support/show-player";
import { expectFocus } from "../support/focus";

usePlayer();

const fetchMock = vi.fn<typeof fetch>(async () => new Response("{}"));
const signedIn = { viewer: "ada", lengthS: 100 };
const startOver = () => screen.queryByRole("button", { name: "Start over" });
const status = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
beforeEach(() => {
  fetchMock.mockClear();
  vi.stubGlobal("fetch", fetchMock);
});

describe("a film that resumes at the viewer's position", () => {
  it("shows the position, and offers to start over", async () => {
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

  it("offers it for eight seconds, and while the offer has pointer or focus", async () => {
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

it("does not count the offer's time while the film is loading", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const video = await watch({ resume_s: 42, watching: signedIn });
  updateMedia(video, { readyState: 2 }, "waiting");
  await act(() => vi.advanceTimersByTime(60_000));
  expect(startOver()).not.toBeNull();
  updateMedia(video, { readyState: 4 }, "playing");
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

describe("the position of a film", () => {
  const playTo = (video: HTMLVideoElement, time: number) => {
    video.currentTime = time - 1;
    updateMedia(video, { played: [1] }, "seeked", "timeupdate");
    Object.defineProperty(video, "currentTime", { configurable: true, value: time });
    fireEvent.timeUpdate(video);
  };
  const followed = () =>
    act(async () => void (await import("@/store/continue-watching/start-saving-progress")));

  it("is sent to the site for a signed-in viewer", async () => {
    const video = await watch({ watching: signedIn });
    await followed();
    playTo(video, 42);
    await press("Pause");
    await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
    const [address, init] = fetchMock.mock.calls[0] ?? [];
    expect(address).toBe("/api/progress");
    expect(JSON.parse(String(init?.body))).toEqual({
      token: "blue-hour",
      time: 42,
      duration: 100,
      viewer: "ada",
    });
    expect(deviceProgressStorage.read()).toEqual([]);
  });

  it("is saved only on this device for a signed-out visitor, with the data of a card", async () => {
    const video = await watch({ watching: { picture: "https://media.example/a.webp" } });
    await followed();
    playTo(video, 42);
    await press("Pause");
    expect(fetchMock).not.toHaveBeenCalled();
    expect(deviceProgressStorage.read()).toMatchObject([
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
  ])("is not saved %s", async (_, shown) => {
    const video = await watch(shown);
    await followed();
    playTo(video, 42);
    await press("Pause");
    expect(fetchMock).not.toHaveBeenCalled();
    expect(localStorage.getItem("mq_watching")).toBeNull();
  });
});
