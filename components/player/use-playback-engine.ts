import { useSearchParams } from "next/navigation";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Playback } from "@/lib/contract/content";
import { requestFilmMediaUrls } from "@/lib/playback/request-film-media-urls";
import type { PlaybackEngine, PlaybackSource } from "@/lib/playback/engine/engine";
import {
  createMediaUrlRenewal,
  type MediaUrlRenewal,
} from "@/lib/playback/engine/media-url-renewal";
import { startEngine } from "@/lib/playback/engine/start-engine";
import { parseStartTimeParam } from "@/lib/playback/start-time-param";
import { isInMiniPlayer } from "./mini/mini-player-film";
import { mediaUrlsOfPlayback } from "./use-media-urls";

const haveCurrentData = 2;
const frameEvents = ["loadeddata", "playing", "timeupdate", "resize"];

// A film that comes back to its page is loaded already.
const running = new WeakMap<HTMLVideoElement, PlaybackEngine>();

type Film = PlaybackSource & { token: string; playback: Playback };

type PlaybackStart = {
  engine: PlaybackEngine | undefined;
  /** True from the first play on, also while the film is loaded again after an error. */
  isStarted: boolean;
  /** True once the element has a frame to show in place of the poster. */
  hasFrame: boolean;
};

/** `resumeTime`: the second at which its viewer goes on with the film. */
export function usePlaybackEngine(
  video: HTMLVideoElement | null,
  source: Film,
  resumeTime: () => number | undefined,
): PlaybackStart {
  return {
    engine: useEngine(video, source, resumeTime),
    isStarted: useIsStarted(video),
    hasFrame: useHasFrame(video, source.token),
  };
}

function useEngine(
  video: HTMLVideoElement | null,
  { address, isLive, token, playback }: Film,
  resumeTime: () => number | undefined,
): PlaybackEngine | undefined {
  // Read here and not on the server: a page is the same for every second that an address names.
  const addressTime = parseStartTimeParam(String(useSearchParams()));
  const [engine, setEngine] = useState<PlaybackEngine>();
  // Captions and stills change with their language; the film starts again only with another URL.
  const latest = useRef(playback);
  useLayoutEffect(() => {
    latest.current = playback;
  });
  useEffect(() => {
    if (!video) return;
    const startAt = addressTime ?? parseStartTimeParam("", location.hash) ?? resumeTime();
    const begin = () =>
      startEngine(video, { address, startAt, isLive, renewal: renewalOf(token, latest.current) });
    const started = running.get(video) ?? begin();
    running.set(video, started);
    // oxlint-disable-next-line react/set-state-in-effect -- the engine needs the element, which exists after the first render.
    setEngine(started);
    return () => {
      if (isInMiniPlayer(video)) return;
      running.delete(video);
      started.destroy();
    };
  }, [video, address, addressTime, resumeTime, isLive, token]);
  useTimeOfHash(video);
  return engine;
}

// A link to another time of the open film changes only the fragment.
function useTimeOfHash(video: HTMLVideoElement | null): void {
  useEffect(() => {
    if (!video) return;
    const seek = () => {
      const seconds = parseStartTimeParam("", location.hash);
      if (seconds !== undefined) video.currentTime = seconds;
    };
    addEventListener("hashchange", seek);
    return () => removeEventListener("hashchange", seek);
  }, [video]);
}

function renewalOf(token: string, playback: Playback): MediaUrlRenewal | undefined {
  if (playback.expires_at === undefined) return undefined;
  return createMediaUrlRenewal(mediaUrlsOfPlayback(playback), () => requestFilmMediaUrls(token));
}

function useIsStarted(video: HTMLVideoElement | null): boolean {
  const [isStarted, setStarted] = useState(video !== null);
  useEffect(() => {
    if (!video) return;
    const start = () => setStarted(true);
    if (!video.paused) start();
    video.addEventListener("play", start, { once: true });
    return () => video.removeEventListener("play", start);
  }, [video]);
  return isStarted;
}

function useHasFrame(video: HTMLVideoElement | null, token: string): boolean {
  // An inherited element has the last frame of the film before.
  const [hasFrame, setHasFrame] = useState(
    video !== null && video.videoWidth > 0 && video.dataset.token === token,
  );
  useEffect(() => {
    if (!video || hasFrame) return;
    // A film that is sound only has none.
    const check = () => setHasFrame(video.readyState >= haveCurrentData && video.videoWidth > 0);
    check();
    for (const event of frameEvents) video.addEventListener(event, check);
    return () => {
      for (const event of frameEvents) video.removeEventListener(event, check);
    };
  }, [video, hasFrame]);
  return hasFrame;
}
