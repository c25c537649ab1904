import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import type { Engine, Source } from "@/lib/playback/engine/engine";
import { startEngine } from "@/lib/playback/engine/start-engine";
import { startTimeOf } from "@/lib/playback/start-time";
import { isCarried } from "./carried-film";

const haveCurrentData = 2;
const frameEvents = ["loadeddata", "playing", "timeupdate"];

// A film that comes back to its page is loaded already.
const running = new WeakMap<HTMLVideoElement, Engine>();

type PlaybackStart = {
  engine: Engine | undefined;
  /** True from the first play on, also while the film is loaded again after an error. */
  isStarted: boolean;
  /** True once the element has a frame to show in place of the poster. */
  hasFrame: boolean;
};

/** `resumeTime`: the second at which its viewer goes on with the film. */
export function usePlayback(
  video: HTMLVideoElement | null,
  source: Source,
  resumeTime: () => number | undefined,
): PlaybackStart {
  return {
    engine: useEngine(video, source, resumeTime),
    isStarted: useIsStarted(video),
    hasFrame: useHasFrame(video),
  };
}

function useEngine(
  video: HTMLVideoElement | null,
  { address, isLive }: Source,
  resumeTime: () => number | undefined,
): Engine | undefined {
  // Read here and not on the server: a page is the same for every second that an address names.
  const addressTime = startTimeOf(String(useSearchParams()));
  const [engine, setEngine] = useState<Engine>();
  useEffect(() => {
    if (!video) return;
    const startAt = addressTime ?? resumeTime();
    const started = running.get(video) ?? startEngine(video, { address, startAt, isLive });
    running.set(video, started);
    // oxlint-disable-next-line react/set-state-in-effect -- the engine needs the element, which exists after the first render.
    setEngine(started);
    return () => {
      if (isCarried(video)) return;
      running.delete(video);
      started.destroy();
    };
  }, [video, address, addressTime, resumeTime, isLive]);
  return engine;
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

function useHasFrame(video: HTMLVideoElement | null): boolean {
  const [hasFrame, setHasFrame] = useState(video !== null);
  useEffect(() => {
    if (!video || hasFrame) return;
    const check = () => setHasFrame(video.readyState >= haveCurrentData);
    check();
    for (const event of frameEvents) video.addEventListener(event, check);
    return () => {
      for (const event of frameEvents) video.removeEventListener(event, check);
    };
  }, [video, hasFrame]);
  return hasFrame;
}
