import { useEffect, useState } from "react";
import type { Engine, Source } from "@/lib/playback/engine/engine";
import { startEngine } from "@/lib/playback/engine/start-engine";

const haveCurrentData = 2;
const frameEvents = ["loadeddata", "playing", "timeupdate"];

type PlaybackStart = {
  engine: Engine | undefined;
  /** True from the first play on, also while the film is loaded again after an error. */
  isStarted: boolean;
  /** True once the element has a frame to show in place of the poster. */
  hasFrame: boolean;
};

export function usePlayback(video: HTMLVideoElement | null, source: Source): PlaybackStart {
  return {
    engine: useEngine(video, source),
    isStarted: useIsStarted(video),
    hasFrame: useHasFrame(video),
  };
}

function useEngine(video: HTMLVideoElement | null, source: Source): Engine | undefined {
  const { address, startAt, isLive } = source;
  const [engine, setEngine] = useState<Engine>();
  useEffect(() => {
    if (!video) return;
    const started = startEngine(video, { address, startAt, isLive });
    // oxlint-disable-next-line react/set-state-in-effect -- the engine needs the element, which exists after the first render.
    setEngine(started);
    return () => started.destroy();
  }, [video, address, startAt, isLive]);
  return engine;
}

function useIsStarted(video: HTMLVideoElement | null): boolean {
  const [isStarted, setStarted] = useState(false);
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
  const [hasFrame, setHasFrame] = useState(false);
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
