import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { PlayerPanel } from "@/components/player/panel/player-panel";
import { PlayerPanelToggle } from "@/components/player/panel/player-panel-toggle";
import { TextProvider } from "@/components/text-provider";
import { updateMedia } from "../support/media-element";
import { showPlayer, usePlayer, watch } from "../support/show-player";
import { user } from "../support/user";
import { expectFocus } from "../support/focus";

usePlayer();

const texts = { playerTranscript: "Transcript", playerChapters: "Chapters" };
const captions = [{ src: "https://media.example/en.vtt", lang: "en", label: "English" }];
const chapters = [
  { start_s: 0, title: "First light" },
  { start_s: 3723, title: "The reeds" },
];

function show(parts: { captions?: typeof captions; chapters?: typeof chapters }) {
  const playback = { hls: "https://media.example/a.m3u8", captions: [], chapters: [], ...parts };
  return render(
    <TextProvider locale="en" texts={texts}>
      <PlayerPanel playback={playback} isReady={false} />
      <PlayerPanelToggle playback={playback} />
    </TextProvider>,
  );
}

test("the panel has a tab for each kind of data that the film has", () => {
  show({ captions, chapters });
  const tabs = screen.getAllByRole("tab").map((tab) => tab.textContent);
  expect(tabs).toEqual(["Transcript", "Chapters"]);
});

test("a film without captions and chapters has neither panel nor button", () => {
  expect(show({}).container.textContent).toBe("");
  expect(screen.queryByRole("button")).toBeNull();
});

test("arrows change the tab and move the focus", async () => {
  show({ captions, chapters });
  screen.getByRole("tab", { name: "Transcript" }).focus();
  await user.keyboard("{ArrowRight}");
  const tab = screen.getByRole("tab", { name: "Chapters", selected: true });
  await expectFocus(tab);
  expect(screen.getByRole("tabpanel", { name: "Chapters" })).toBeDefined();
});

test("chapters with their times are shown before the player has loaded", () => {
  show({ chapters });
  const lines = screen.getByRole("tabpanel").querySelectorAll("button");
  expect([...lines].map((line) => line.textContent)).toEqual([
    "0:00First light",
    "1:02:03The reeds",
  ]);
});

test("the page's button opens and closes the panel", async () => {
  show({ captions });
  const button = screen.getByRole("button", { name: "Transcript" });
  const panel = screen.getByRole("complementary", { name: "Transcript" });
  await user.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(panel.dataset.open).toBe("true");
  await user.click(button);
  expect(panel.dataset.open).toBe("false");
});

const running = () => document.querySelector("[role=tabpanel] [aria-current]")?.textContent;
const line = (name: string) => screen.getByRole("button", { name });

describe("the chapters of a film", () => {
  const ofFilm = [
    { start_s: 0, title: "First light" },
    { start_s: 50, title: "The reeds" },
  ];

  it("seek to their positions while the film plays", async () => {
    const video = await watch({ chapters: ofFilm });
    act(() => video.pause());
    await user.click(line("0:50The reeds"));
    expect(video.currentTime).toBe(50);
    expect(video.paused).toBe(false);
  });

  it("start a film that was not started at their position", async () => {
    const video = await showPlayer({ chapters: ofFilm });
    await user.click(line("0:50The reeds"));
    expect(video.paused).toBe(false);
    updateMedia(video, { readyState: 1, duration: 100 }, "loadedmetadata");
    expect(video.currentTime).toBe(50);
  });

  it("are in order, none past the end, and the right one is marked", async () => {
    const sent = [150, 50, 0, 50].map((start_s, at) => ({ start_s, title: `Chapter ${at}` }));
    const video = await watch({ chapters: sent });
    const lines = screen.getByRole("tabpanel").querySelectorAll("button");
    const titles = [...lines].map(({ textContent }) => textContent);
    expect(titles).toEqual(["0:00Chapter 2", "0:50Chapter 1"]);
    act(() => void (video.currentTime = 60));
    await waitFor(() => expect(running()).toBe("0:50Chapter 1"));
  });

  it("mark the current one", async () => {
    const video = await watch({ chapters: ofFilm });
    expect(running()).toBe("0:00First light");
    act(() => void (video.currentTime = 51));
    await waitFor(() => expect(running()).toBe("0:50The reeds"));
  });
});

describe("the transcript", () => {
  const scrollBy = vi.fn<() => void>();
  class Cue {
    startTime: number;
    endTime: number;
    text: string;
    constructor(startTime: number, text: string) {
      this.startTime = startTime;
      this.endTime = startTime + 0.5;
      this.text = text;
    }
    getCueAsHTML = () => document.createRange().createContextualFragment(this.text);
  }

  beforeEach(() => {
    // Features that jsdom lacks: a list in view that can be scrolled, and the cues of a text track.
    const inView = class {
      #changed: (entries: object[]) => void;
      constructor(changed: (entries: object[]) => void) {
        this.#changed = changed;
      }
      observe = () => this.#changed([{ isIntersecting: true }]);
      disconnect() {}
    };
    vi.stubGlobal("IntersectionObserver", inView);
    vi.stubGlobal("VTTCue", Cue);
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    Object.assign(Element.prototype, { scrollBy });
    scrollBy.mockClear();
  });

  async function read(more?: { chapters: typeof chapters }) {
    const video = await watch({ captions, ...more });
    const element = video.querySelector("track");
    const cues = [new Cue(2, "<i>Once</i>\nupon a time"), new Cue(3, " "), new Cue(9, "a reed")];
    Object.assign(element?.track ?? {}, { cues });
    act(() => void element?.dispatchEvent(new Event("load")));
    return { video, mode: element?.track.mode };
  }

  it("has the texts of the captions, which stay off", async () => {
    expect((await read()).mode).toBe("hidden");
    const lines = screen.getByRole("tabpanel").querySelectorAll("button");
    expect([...lines].map(({ textContent }) => textContent)).toEqual([
      "0:02Once upon a time",
      "0:09a reed",
    ]);
  });

  it("shows the chapter that begins with a line, if the line is spoken", async () => {
    const ofFilm = [0, 5, 30].map((start_s, at) => ({ start_s, title: `Chapter ${at + 1}` }));
    await read({ chapters: ofFilm });
    expect(screen.getByRole("tabpanel").textContent).toBe(
      "Chapter 10:02Once upon a timeChapter 20:09a reed",
    );
  });

  it("follows the film", async () => {
    const { video } = await read();
    expect(running()).toBeUndefined();
    act(() => void (video.currentTime = 10));
    expect(running()).toBe("0:09a reed");
    expect(scrollBy).toHaveBeenCalledOnce();
  });

  it("does not scroll while the viewer uses it", async () => {
    const { video } = await read();
    act(() => line("0:02Once upon a time").focus());
    act(() => void (video.currentTime = 10));
    expect(running()).toBe("0:09a reed");
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it("seeks to its lines", async () => {
    const { video } = await read();
    await user.click(line("0:09a reed"));
    expect(video.currentTime).toBe(9);
  });

  const field = () => screen.findByRole("searchbox", { name: "Search the transcript" });
  const marked = () => [...document.querySelectorAll("mark")].map(({ textContent }) => textContent);
  const at = () => document.querySelector("mark[data-at]")?.closest("button")?.textContent;
  const counted = () => within(screen.getByRole("search")).getByRole("status").textContent;

  it("can be searched, ignoring accents and case", async () => {
    await read();
    await user.type(await field(), "ONC");
    expect(marked()).toEqual(["Onc"]);
    expect(counted()).toBe("1 of 1");
    expect(scrollBy).toHaveBeenCalled();
  });

  it("shows when nothing is found", async () => {
    await read();
    await user.type(await field(), "zebra");
    expect(counted()).toBe("No matches");
    expect(screen.queryByRole("button", { name: "Next match" })).toBeNull();
  });

  it("moves from match to match by Enter, and wraps around", async () => {
    await read();
    await user.type(await field(), "e");
    expect(counted()).toBe("1 of 4");
    await user.keyboard("{Enter}{Enter}");
    expect([counted(), at()]).toEqual(["3 of 4", "0:09a reed"]);
    await user.keyboard("{Enter}{Enter}");
    expect(counted()).toBe("1 of 4");
    await user.keyboard("{Shift>}{Enter}{/Shift}");
    expect(counted()).toBe("4 of 4");
  });

  it("leaves the keys of an input method alone", async () => {
    await read();
    await user.type(await field(), "e");
    const composing = { isComposing: true, keyCode: 229 };
    for (const key of ["Enter", "Escape"]) fireEvent.keyDown(await field(), { key, ...composing });
    expect([counted(), await field()]).toEqual(["1 of 4", expect.objectContaining({ value: "e" })]);
  });

  it("moves from match to match by its buttons", async () => {
    await read();
    await user.type(await field(), "e");
    await user.click(screen.getByRole("button", { name: "Next match" }));
    expect(counted()).toBe("2 of 4");
    await user.click(screen.getByRole("button", { name: "Previous match" }));
    expect(counted()).toBe("1 of 4");
  });

  it("is reset when Escape has emptied the search", async () => {
    await read();
    await user.type(await field(), "e{Escape}");
    expect(marked()).toEqual([]);
    expect(counted()).toBe("");
  });
});
