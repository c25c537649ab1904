import { act, screen } from "@testing-library/react";
import { beforeEach, vi } from "vitest";
import { Player } from "@/components/player/player";
import type { Playback } from "@/lib/contract/content";
import type { NextFilm } from "@/lib/sections/next-film";
import { installMediaElement, updateMedia } from "./media-element";
import { renderSite } from "./render-site";
import { user } from "./user";

export const hls = "https://media.example/a/master.m3u8";

/** Sets up a browser that plays films for a test file, with default settings. */
export function usePlayer(): void {
  // jsdom has no layout: no list is ever in view.
  const blind = class {
    observe() {}
    disconnect() {}
  };
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal("IntersectionObserver", blind);
    vi.stubGlobal("ResizeObserver", blind);
    installMediaElement();
  });
}

type Watching = { viewer?: string; lengthS?: number; picture?: string };
type Shown = Partial<Playback> & {
  state?: "live" | "vod";
  next?: NextFilm;
  watching?: Watching;
};

/** A film's player before Play was pressed. */
export async function showPlayer({ state = "vod", next, watching, ...more }: Shown = {}) {
  const playback: Playback = { hls, captions: [], chapters: [], ...more };
  const { container } = renderSite(
    <Player
      token="blue-hour"
      playback={playback}
      title="Blue Hour"
      artist="Meridian"
      next={next}
      state={state}
      watching={watching}
      isSignedIn={watching?.viewer !== undefined}
      support={{ href: "mailto:help@demo.test", name: "Contact support" }}
    />,
  );
  const video = container.querySelector<HTMLVideoElement>("video[data-hls]");
  if (!video) throw new Error("showPlayer: the player has no video element");
  // The controls are loaded lazily.
  await act(async () => void (await import("@/components/player/controls/player-controls")));
  return video;
}

/** A playing film of 100 s, or a live stream with a rewind window of 10…110 s. */
export async function watch(shown: Shown = {}) {
  const video = await showPlayer(shown);
  await act(() => video.play());
  const isLive = shown.state === "live";
  const length = isLive ? { duration: Number.POSITIVE_INFINITY } : { duration: 100 };
  const seekable: [number, number] = isLive ? [10, 110] : [0, 100];
  updateMedia(
    video,
    { ...length, seekable, readyState: 4 },
    "durationchange",
    "loadeddata",
    "playing",
  );
  return video;
}

export const button = (name: string) => screen.getByRole("button", { name });
export const press = (name: string) => user.click(button(name));
