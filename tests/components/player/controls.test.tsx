import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { updateMedia } from "../support/media-element";
import { button, hls, press, showPlayer, usePlayer, watch } from "../support/show-player";
import { user } from "../support/user";
import { expectFocus } from "../support/focus";

usePlayer();

const player = () => screen.getByRole("region", { name: "Blue Hour" });
const volume = () => screen.getByRole<HTMLInputElement>("slider", { name: "Volume" });
const saved = () => JSON.parse(localStorage.getItem("mq_player") ?? "{}");

describe("the start screen", () => {
  it("plays the film and moves the focus into the player", async () => {
    const video = await showPlayer();
    await press("Play");
    expect(video.paused).toBe(false);
    await expectFocus(player);
  });

  it("is replaced by the controls once the film plays", async () => {
    await showPlayer();
    expect(document.querySelector("[data-starts-film]")).not.toBeNull();
    expect(screen.queryByRole("slider")).toBeNull();
    await press("Play");
    expect(document.querySelector("[data-starts-film]")).toBeNull();
    expect(screen.getByRole("slider", { name: "Seek" })).toBeDefined();
  });

  it("shows the poster until the film has a frame", async () => {
    const video = await showPlayer({ poster: "https://media.example/a.webp" });
    await press("Play");
    expect(player().querySelector("img")).not.toBeNull();
    updateMedia(video, { readyState: 2 }, "loadeddata");
    expect(player().querySelector("img")).toBeNull();
  });
});

// docs/behaviour.md BE-466
describe("a film that is sound only", () => {
  it("keeps its poster", async () => {
    const video = await showPlayer({ poster: "https://media.example/a.webp" });
    await press("Play");
    updateMedia(
      video,
      { readyState: 4, videoWidth: 0, videoHeight: 0 },
      "loadeddata",
      "timeupdate",
    );
    expect(player().querySelector("img")).not.toBeNull();
  });

  it("loses its poster once it has a picture", async () => {
    const video = await showPlayer({ poster: "https://media.example/a.webp" });
    await press("Play");
    updateMedia(video, { readyState: 4, videoWidth: 0, videoHeight: 0 }, "loadeddata");
    updateMedia(video, { videoWidth: 320, videoHeight: 180 }, "resize");
    expect(player().querySelector("img")).toBeNull();
  });
});

// docs/behaviour.md BE-467
describe("the shape of the player", () => {
  const shape = () => player().parentElement?.style.getPropertyValue("--shape");

  it("is that of the content before the film starts", async () => {
    await showPlayer({ width: 1080, height: 1920 });
    expect(shape()).toBe("0.56");
  });

  it("is that of the picture from the press on that starts the film", async () => {
    const video = await showPlayer();
    updateMedia(video, { videoWidth: 640, videoHeight: 480 }, "loadedmetadata");
    expect(shape()).toBe("");
    await press("Play");
    expect(shape()).toBe("1.33");
  });

  it("is 16:9 for all other films", async () => {
    await watch();
    expect(shape()).toBe("");
  });
});

describe("the play button", () => {
  it("pauses the film and plays it again", async () => {
    const video = await watch();
    await press("Pause");
    expect(video.paused).toBe(true);
    await press("Play");
    expect(video.paused).toBe(false);
  });

  it('says "Play" after the film has stopped by itself', async () => {
    const video = await watch();
    updateMedia(video, { paused: true }, "pause");
    expect(button("Play")).toBeDefined();
  });

  it("stays at Play when the browser rejects to play", async () => {
    const video = await watch();
    await press("Pause");
    vi.mocked(video.play).mockRejectedValueOnce(new DOMException("no", "NotAllowedError"));
    await press("Play");
    expect(button("Play")).toBeDefined();
  });
});

it.each([
  ["Back 10 seconds", 40],
  ["Forward 10 seconds", 60],
])('"%s" seeks from 50 s to %i s', async (name, time) => {
  const video = await watch();
  video.currentTime = 50;
  await press(name);
  expect(video.currentTime).toBe(time);
});

it("the clock shows the position and the film's length", async () => {
  const video = await watch();
  video.currentTime = 63;
  expect(await screen.findByText("1:03 / 1:40")).toBeDefined();
});

it("the current chapter's title is beside the clock", async () => {
  const chapters = [
    { start_s: 0, title: "Dawn" },
    { start_s: 50, title: "Noon" },
  ];
  const video = await watch({ chapters });
  const titles = () => player().querySelector("span[dir=auto]")?.textContent;
  expect(titles()).toBe("Dawn");
  video.currentTime = 50;
  await waitFor(() => expect(titles()).toBe("Noon"));
});

describe("the sound", () => {
  it("is muted and unmuted by its button", async () => {
    const video = await watch();
    await press("Mute");
    expect(video.muted).toBe(true);
    await user.click(await screen.findByRole("button", { name: "Unmute" }));
    expect(video.muted).toBe(false);
  });

  it("has its volume in percent, 0 while muted", async () => {
    const video = await watch();
    video.volume = 0.35;
    await waitFor(() => expect(volume().getAttribute("aria-valuetext")).toBe("35%"));
    expect(volume().value).toBe("35");
    video.muted = true;
    await waitFor(() => expect(volume().getAttribute("aria-valuetext")).toBe("0%"));
  });

  it("is at half volume when it is unmuted at volume 0", async () => {
    const video = await watch();
    video.volume = 0;
    await user.click(await screen.findByRole("button", { name: "Unmute" }));
    expect(video.volume).toBe(0.5);
  });

  it("has the same volume in the next film", async () => {
    const video = await watch();
    video.volume = 0.4;
    video.muted = true;
    await waitFor(() => expect(saved()).toMatchObject({ volume: 0.4, muted: true }));
    const next = await showPlayer();
    expect([next.volume, next.muted]).toEqual([0.4, true]);
  });
});

describe("a live stream", () => {
  it("shows that it is at its live edge", async () => {
    const video = await watch({ state: "live" });
    video.currentTime = 103;
    expect((await screen.findByRole("button", { name: "Go to live" })).textContent).toBe("Live");
    expect(screen.queryByText(/^−/)).toBeNull();
  });

  it("falls behind every second while paused, and offers to return at once", async () => {
    const video = await watch({ state: "live", dvr: false });
    video.currentTime = 103;
    await press("Pause");
    expect(button("Go to live").textContent).toBe("Go to live");
    updateMedia(video, { seekable: [30, 160] });
    expect(await screen.findByText("−00:51", {}, { timeout: 3_000 })).toBeDefined();
  });

  it('without a rewind window returns to its live edge by "Go to live"', async () => {
    const video = await watch({ state: "live", dvr: false });
    video.currentTime = 20;
    await press("Pause");
    await press("Go to live");
    expect(video.currentTime).toBe(110);
    expect(video.paused).toBe(false);
  });

  it('behind its live edge shows the delay, and "Go to live" plays on from the edge', async () => {
    const video = await watch({ state: "live" });
    video.currentTime = 44;
    expect(await screen.findByText("−01:00")).toBeDefined();
    await press("Pause");
    await press("Go to live");
    expect(video.currentTime).toBe(110);
    expect(video.paused).toBe(false);
  });

  // docs/behaviour.md BE-415
  it("that is not there yet says that it starts by itself, without a button", async () => {
    const video = await watch({ state: "live" });
    updateMedia(video, { error: { code: 4 }, readyState: 0 }, "error", "waiting");
    expect(screen.getByText(/hasn’t begun yet. It starts here by itself/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  // docs/behaviour.md BE-417
  it("that has ended says so at once, in the place of the way to its edge", async () => {
    const video = await watch({ state: "live" });
    updateMedia(video, { ended: true, paused: true }, "ended");
    expect(screen.getByText("The live event has ended")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Go to live" })).toBeNull();
  });

  it("without rewind has no buttons to skip", async () => {
    await watch({ state: "live", dvr: false });
    expect(screen.queryByRole("button", { name: "Back 10 seconds" })).toBeNull();
  });
});

describe("a film that fails to play", () => {
  const failed = (video: HTMLVideoElement, code: number) =>
    updateMedia(video, { error: { code }, readyState: 1 }, "error", "waiting");

  it.each([
    [2, "The connection was lost"],
    [4, "This video isn’t available right now"],
  ])("with error %i shows: %s", async (code, message) => {
    failed(await watch(), code);
    expect(screen.getByRole("alert").textContent).toContain(message);
  });

  // docs/behaviour.md BE-413
  it("that cannot be decoded shows the error once five parts in a row are left out", async () => {
    const video = await watch();
    for (let times = 0; times < 6; times += 1) failed(video, 3);
    expect(screen.queryByRole("alert")).toBeNull();
    failed(video, 3);
    expect(screen.getByRole("alert").textContent).toContain("This video can’t be played");
  });

  it("shows the error before Play was pressed", async () => {
    updateMedia(await showPlayer(), { error: { code: 4 } }, "error");
    expect(screen.getByRole("alert").textContent).toContain("isn’t available right now");
  });

  it("shows no error while buffered media is left", async () => {
    const video = await watch();
    updateMedia(video, { error: { code: 2 } }, "error");
    expect(screen.queryByRole("alert")).toBeNull();
    updateMedia(video, { readyState: 2 }, "waiting");
    expect(screen.getByRole("alert")).toBeDefined();
  });

  it("shows that the viewer's position is saved", async () => {
    const video = await watch();
    video.currentTime = 63;
    failed(video, 2);
    expect(screen.getByRole("alert").textContent).toContain("We’ve saved your place at 1:03.");
  });

  it('is reloaded by "Try again", and plays on', async () => {
    const video = await watch();
    failed(video, 2);
    vi.mocked(video.load).mockClear();
    updateMedia(video, { paused: true });
    await press("Try again");
    expect(video.load).toHaveBeenCalledOnce();
    expect(video.paused).toBe(false);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is reloaded when the network returns", async () => {
    const video = await watch();
    failed(video, 2);
    vi.mocked(video.load).mockClear();
    dispatchEvent(new Event("online"));
    expect(video.load).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  it("shows an error if the browser does not support HLS", async () => {
    vi.mocked(HTMLMediaElement.prototype.canPlayType).mockReturnValue("");
    await showPlayer();
    expect(screen.getByRole("alert").textContent).toContain("This browser can’t play this video");
  });
});

describe("as time goes by", () => {
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const controls = () => player().querySelector<HTMLElement>("[data-controls]")?.dataset.controls;
  afterEach(() => void vi.useRealTimers());

  it("the controls of a playing film hide after 3 s without input", async () => {
    const video = await watch();
    vi.useFakeTimers();
    updateMedia(video, {}, "play");
    pass(2_900);
    expect(controls()).toBe("shown");
    pass(100);
    expect(controls()).toBe("hidden");
  });

  it("the controls of a paused film stay visible", async () => {
    const video = await watch();
    vi.useFakeTimers();
    updateMedia(video, { paused: true }, "play", "pause");
    pass(10_000);
    expect(controls()).toBe("shown");
  });

  it("a film that waits for media shows it after half a second", async () => {
    const video = await watch();
    vi.useFakeTimers();
    updateMedia(video, { readyState: 2 }, "waiting");
    expect(screen.queryByLabelText("Loading")).toBeNull();
    pass(500);
    expect(screen.getByRole("status", { name: "Loading" })).toBeDefined();
  });

  // docs/behaviour.md BE-414
  it("a film that waits for media for 4 s says it in words", async () => {
    const video = await watch();
    vi.useFakeTimers();
    updateMedia(video, { readyState: 2 }, "waiting");
    pass(3_900);
    expect(screen.queryByText("Still loading…")).toBeNull();
    pass(100);
    expect(screen.getByText("Still loading…")).toBeDefined();
  });
});

it("the element loads the film's URL", async () => {
  expect((await showPlayer()).src).toBe(hls);
});
