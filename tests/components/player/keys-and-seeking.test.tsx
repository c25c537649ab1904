import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { updateMedia } from "../support/media-element";
import { button, press, usePlayer, watch } from "../support/show-player";
import { openDialogs } from "../support/open-dialogs";
import { user } from "../support/user";
import { expectFocus } from "../support/focus";

usePlayer();

const slider = () => screen.getByRole<HTMLInputElement>("slider", { name: "Seek" });
const valueText = () => slider().getAttribute("aria-valuetext");
const chapters = [
  { start_s: 0, title: "Dawn" },
  { start_s: 50, title: "Noon" },
];

describe("the seek slider", () => {
  it("has position and length as its text", async () => {
    const video = await watch();
    expect([slider().min, slider().max]).toEqual(["0", "100"]);
    act(() => void (video.currentTime = 63));
    expect(slider().value).toBe("63");
    expect(valueText()).toBe("1 minute 3 seconds of 1 minute 40 seconds");
  });

  it.each([
    ["ArrowLeft", 45],
    ["ArrowDown", 45],
    ["ArrowRight", 55],
    ["ArrowUp", 55],
    ["PageDown", 0],
    ["PageUp", 99.95],
    ["Home", 0],
    ["End", 99.95],
  ])("%s seeks from 50 s to %d s", async (key, time) => {
    const video = await watch();
    act(() => void (video.currentTime = 50));
    act(() => slider().focus());
    await user.keyboard(`{${key}}`);
    expect(video.currentTime).toBe(time);
    expect(video.volume).toBe(1);
  });

  it("shows the target of a drag, and seeks when it ends", async () => {
    const video = await watch({ chapters });
    fireEvent.input(slider(), { target: { value: "80" } });
    expect(video.currentTime).toBe(0);
    expect(valueText()).toMatch(/^1 minute 20 seconds/);
    const preview = slider().parentElement?.querySelector("[data-text-only]");
    expect(preview?.textContent).toBe("Noon1:20");
    act(() => void slider().dispatchEvent(new Event("change", { bubbles: true })));
    expect(video.currentTime).toBe(80);
    expect(slider().parentElement?.dataset.scrubbing).toBe("false");
  });

  it("has a segment for each chapter", async () => {
    await watch({ chapters });
    expect(slider().parentElement?.querySelectorAll("i")).toHaveLength(2);
  });

  it("of a live stream spans its rewind window up to the live edge", async () => {
    const video = await watch({ state: "live" });
    act(() => void (video.currentTime = 44));
    expect([slider().min, slider().max]).toEqual(["10", "104"]);
    expect(valueText()).toBe("1 minute behind live");
    act(() => void (video.currentTime = 103));
    expect(valueText()).toBe("Live");
  });

  it("is not shown in a live stream without rewind", async () => {
    await watch({ state: "live", dvr: false });
    expect(screen.queryByRole("slider", { name: "Seek" })).toBeNull();
  });

  it("is not shown in a live stream with a short window", async () => {
    const video = await watch({ state: "live" });
    updateMedia(video, { seekable: [60, 110] }, "progress");
    expect(screen.queryByRole("slider", { name: "Seek" })).toBeNull();
  });
});

describe("a key on the page", () => {
  const onPage = async (keys: string) => {
    const video = await watch();
    act(() => void (video.currentTime = 50));
    act(() => document.querySelector<HTMLElement>(":focus")?.blur());
    await user.keyboard(keys);
    return video;
  };

  it.each([
    ["k", "paused", true],
    [" ", "paused", true],
    ["j", "currentTime", 40],
    ["l", "currentTime", 60],
    ["3", "currentTime", 30],
    [".", "currentTime", 50.04],
    ["m", "muted", true],
    [">", "playbackRate", 1.25],
    ["<", "playbackRate", 0.75],
  ] as const)("%o sets %s to %o", async (key, property, value) => {
    expect((await onPage(key))[property]).toBe(value);
  });

  it("that scrolls the page does not change the sound", async () => {
    expect((await onPage("{ArrowDown}")).volume).toBe(1);
  });

  it("with Ctrl is left to the browser", async () => {
    expect((await onPage("{Control>}k{/Control}")).paused).toBe(false);
  });

  it("does nothing when the viewer limits keys to the player", async () => {
    localStorage.setItem("mq_player", JSON.stringify({ keys: "player" }));
    expect((await onPage("k")).paused).toBe(false);
  });
});

// docs/behaviour.md BE-461
it.each([
  ["k", "paused", true],
  ["m", "muted", true],
] as const)("the key %s held down toggles once", async (key, property, value) => {
  const video = await watch();
  await user.keyboard(`{${key}>31/}`);
  expect(video[property]).toBe(value);
});

// docs/behaviour.md BE-462
describe("after a press on", () => {
  it.each([
    ["a chapter", () => screen.getByRole("button", { name: /Noon/ })],
    ["the title", () => screen.getByRole("heading", { name: "Blue Hour" })],
    ["empty page", () => screen.getByRole("main")],
    ["a link", () => screen.getByRole("link", { name: "Series" })],
  ])("%s the keys of the player work", async (_, elementOf) => {
    const video = await watch({ chapters });
    const page = document.body.appendChild(document.createElement("main"));
    page.tabIndex = -1;
    page.innerHTML = '<h1 tabindex="-1">Blue Hour</h1><a href="#series">Series</a>';
    await user.click(elementOf());
    await user.keyboard("m");
    page.remove();
    expect(video.muted).toBe(true);
  });

  it("a list of the page the keys belong to the list", async () => {
    const video = await watch();
    const list = document.body.appendChild(document.createElement("ul"));
    list.role = "listbox";
    list.tabIndex = 0;
    list.focus();
    await user.keyboard("m");
    list.remove();
    expect(video.muted).toBe(false);
  });
});

it("a key of a Cyrillic keyboard plays and pauses by its position", async () => {
  const video = await watch();
  fireEvent.keyDown(document.body, { key: "л", code: "KeyK" });
  expect(video.paused).toBe(true);
});

it("typed into a field of the page does not control the player", async () => {
  const video = await watch();
  const field = document.body.appendChild(document.createElement("input"));
  await user.type(field, "km3");
  expect(field.value).toBe("km3");
  expect([video.paused, video.muted, video.currentTime]).toEqual([false, false, 0]);
  field.remove();
});

it("the player's arrows change the volume in steps of 5 %", async () => {
  const video = await watch();
  act(() => screen.getByRole("region", { name: "Blue Hour" }).focus());
  await user.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
  expect(video.volume).toBeCloseTo(0.95);
});

it("Space on a control presses only that control", async () => {
  const video = await watch();
  act(() => button("Mute").focus());
  await user.keyboard(" ");
  expect(video.muted).toBe(true);
  expect(video.paused).toBe(false);
});

describe("the list of shortcuts", () => {
  const dialog = () => screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });
  beforeEach(openDialogs);

  it("is opened by the question mark and closed by its button", async () => {
    await watch();
    expect(dialog().open).toBe(false);
    await user.keyboard("?");
    expect(dialog().open).toBe(true);
    await user.click(within(dialog()).getByRole("button", { name: "Close" }));
    expect(dialog().open).toBe(false);
  });

  it("is opened from the settings menu, which closes and returns the focus to its button", async () => {
    await watch();
    await press("Settings");
    await user.click(screen.getByRole("menuitem", { name: "Keyboard shortcuts" }));
    expect(dialog().open).toBe(true);
    expect(screen.queryByRole("menu")).toBeNull();
    await expectFocus(() => button("Settings"));
  });

  it("limits keys to the player when its switch is off", async () => {
    const video = await watch();
    await user.keyboard("?");
    await user.click(within(dialog()).getByRole("checkbox"));
    act(() => document.querySelector<HTMLElement>(":focus")?.blur());
    await user.keyboard("k");
    expect(video.paused).toBe(false);
  });
});

describe("fullscreen", () => {
  const setElement = (value: Element | null) => {
    Object.defineProperty(document, "fullscreenElement", { configurable: true, value });
    document.dispatchEvent(new Event("fullscreenchange"));
  };
  const offer = (value: boolean) =>
    Object.defineProperty(document, "fullscreenEnabled", { configurable: true, value });

  it("is not offered where the browser has none", async () => {
    offer(false);
    await watch();
    expect(screen.queryByRole("button", { name: "Enter fullscreen" })).toBeNull();
  });

  it("fills the screen with the player, and its button returns", async () => {
    offer(true);
    Object.assign(Element.prototype, {
      async requestFullscreen(this: Element) {
        setElement(this);
      },
    });
    Object.assign(document, { exitFullscreen: async () => setElement(null) });
    await watch();
    await press("Enter fullscreen");
    const root = screen.getByRole("region", { name: "Blue Hour" });
    expect(document.fullscreenElement).toBe(root);
    await press("Exit fullscreen");
    await waitFor(() => expect(button("Enter fullscreen")).toBeDefined());
    expect(document.fullscreenElement).toBeNull();
  });
});

it("picture-in-picture is offered where the browser supports it, and its button shows the state", async () => {
  Object.defineProperty(document, "pictureInPictureEnabled", { configurable: true, value: true });
  const video = await watch();
  Object.assign(video, {
    async requestPictureInPicture() {
      Object.defineProperty(document, "pictureInPictureElement", { value: video });
      video.dispatchEvent(new Event("enterpictureinpicture"));
    },
  });
  expect(button("Picture in picture").getAttribute("aria-pressed")).toBe("false");
  await press("Picture in picture");
  expect(button("Picture in picture").getAttribute("aria-pressed")).toBe("true");
});
