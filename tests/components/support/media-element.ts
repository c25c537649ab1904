import { act } from "@testing-library/react";
import { vi } from "vitest";

/**
 * Gives the media elements of jsdom, which plays nothing, the behaviour of a browser's: they play, pause and
 * seek with the events of the HTML specification, have text tracks, and support HLS.
 */
export function installMediaElement(): void {
  const media = HTMLMediaElement.prototype;
  vi.spyOn(media, "canPlayType").mockReturnValue("maybe");
  vi.spyOn(media, "load").mockImplementation(function load(this: HTMLMediaElement) {
    this.dispatchEvent(new Event("emptied"));
  });
  vi.spyOn(media, "play").mockImplementation(async function play(this: HTMLMediaElement) {
    setPaused(this, false, "play");
  });
  vi.spyOn(media, "pause").mockImplementation(function pause(this: HTMLMediaElement) {
    setPaused(this, true, "pause");
  });
  const times = new WeakMap<HTMLMediaElement, number>();
  Object.defineProperty(media, "currentTime", {
    configurable: true,
    get: function currentTime(this: HTMLMediaElement) {
      return times.get(this) ?? 0;
    },
    set: function seek(this: HTMLMediaElement, time: number) {
      times.set(this, time);
      this.dispatchEvent(new Event("seeking"));
      this.dispatchEvent(new Event("seeked"));
    },
  });
  for (const [name, value] of [
    ["videoWidth", 1280],
    ["videoHeight", 720],
  ] as const) {
    Object.defineProperty(HTMLVideoElement.prototype, name, { configurable: true, value });
  }
  installTextTracks();
}

function setPaused(media: HTMLMediaElement, paused: boolean, event: string): void {
  if (media.paused === paused) return;
  Object.defineProperty(media, "paused", { configurable: true, value: paused });
  media.dispatchEvent(new Event(event));
}

function installTextTracks(): void {
  const lists = new WeakMap<Element, EventTarget>();
  const tracks = new WeakMap<HTMLTrackElement, object>();
  const listOf = (media: Element) => {
    const list = lists.get(media) ?? new EventTarget();
    lists.set(media, list);
    return list;
  };
  const trackOf = (element: HTMLTrackElement) => {
    const known = tracks.get(element);
    if (known) return known;
    const { kind, label, srclang: language } = element;
    let mode: TextTrackMode = "disabled";
    const track = Object.assign(new EventTarget(), { kind, label, language, cues: null });
    Object.defineProperty(track, "mode", {
      get: () => mode,
      set: (next: TextTrackMode) => {
        mode = next;
        if (element.parentElement) listOf(element.parentElement).dispatchEvent(new Event("change"));
      },
    });
    tracks.set(element, track);
    return track;
  };
  Object.defineProperty(HTMLTrackElement.prototype, "track", {
    configurable: true,
    get: function track(this: HTMLTrackElement) {
      return trackOf(this);
    },
  });
  Object.defineProperty(HTMLMediaElement.prototype, "textTracks", {
    configurable: true,
    get: function textTracks(this: HTMLMediaElement) {
      const elements = [...this.querySelectorAll("track")];
      return Object.assign(listOf(this), {
        [Symbol.iterator]: () => elements.map(trackOf)[Symbol.iterator](),
      });
    },
  });
}

type MediaValues = {
  duration?: number;
  currentTime?: number;
  ended?: boolean;
  paused?: boolean;
  videoWidth?: number;
  videoHeight?: number;
  readyState?: number;
  error?: { code: number } | null;
  seekable?: [start: number, end: number];
  played?: unknown[];
};

/** Sets the element's state and fires events, as the element does when a film plays on. */
export function updateMedia(
  video: HTMLVideoElement,
  facts: MediaValues,
  ...events: string[]
): void {
  const { seekable, ...rest } = facts;
  const [start, end] = seekable ?? [0, 0];
  const ranges = { length: 1, start: () => start, end: () => end };
  const values = { ...rest, ...(seekable && { seekable: ranges }) };
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(video, name, { configurable: true, writable: true, value });
  }
  act(() => {
    for (const event of events) video.dispatchEvent(new Event(event));
  });
}
