import { act } from "@testing-library/react";
import { expect, test } from "vitest";
import { usePlayer, watch } from "../support/show-player";

usePlayer();

const captions = [
  { src: "https://media.example/en.vtt", lang: "en", label: "English", default: true },
];

/** A cue as a browser has read it. */
function cueOf(html: string, settings: Partial<VTTCue> = {}): VTTCue {
  const fields = {
    line: "auto",
    lineAlign: "start",
    snapToLines: true,
    align: "center",
    size: 100,
  };
  const place = { position: "auto", positionAlign: "auto", vertical: "" };
  return Object.assign(new EventTarget(), fields, place, settings, {
    getCueAsHTML: () => document.createRange().createContextualFragment(html),
  }) as VTTCue;
}

const layer = () => document.querySelector<HTMLElement>("[data-cues]:not(video)");
const texts = () => [...(layer()?.children ?? [])].map((cue) => cue.textContent);

function show(video: HTMLVideoElement, ...cues: VTTCue[]): void {
  const [track] = video.textTracks;
  act(() => {
    Object.defineProperty(track, "activeCues", { configurable: true, value: cues });
    track?.dispatchEvent(new Event("cuechange"));
  });
}

test("the active cues are shown with their markup, and go with their time", async () => {
  const video = await watch({ captions });
  show(video, cueOf("Hello <i>there</i>"), cueOf("Anna"));
  expect(texts()).toEqual(["Hello there", "Anna"]);
  expect(layer()?.querySelector("i")?.textContent).toBe("there");
  show(video);
  expect(texts()).toEqual([]);
});

test("the browser's own captions are hidden while the layer shows them", async () => {
  const video = await watch({ captions });
  expect(video.dataset.cues).toBe("layer");
});

test("on a screen that shows only the video, its own captions are shown", async () => {
  const video = await watch({ captions });
  show(video, cueOf("Hello"));
  act(() => {
    Object.defineProperty(video, "webkitDisplayingFullscreen", { value: true });
    video.dispatchEvent(new Event("webkitbeginfullscreen"));
  });
  expect([video.dataset.cues, layer()]).toEqual([undefined, null]);
});

test("captions that are off are not shown", async () => {
  const video = await watch({ captions });
  show(video, cueOf("Hello"));
  act(() => {
    const [track] = video.textTracks;
    if (track) track.mode = "hidden";
  });
  expect(texts()).toEqual([]);
});

test("the captions are in front of the shade, and the controls in front of them", async () => {
  await watch({ captions });
  const controls = layer()?.nextElementSibling;
  expect(controls?.hasAttribute("data-controls")).toBe(true);
  expect(layer()?.previousElementSibling?.hasAttribute("data-shown")).toBe(true);
});

test("a cue has the language of its track and the direction of its text", async () => {
  const video = await watch({ captions });
  const track = video.textTracks[Symbol.iterator]().next().value;
  show(video, cueOf("Hello", { track }));
  expect(layer()?.querySelector("span")?.lang).toBe("en");
  expect(layer()?.firstElementChild?.getAttribute("dir")).toBe("auto");
});
