import { useEffect, useState } from "react";
import { type LiveWindow, liveWindow, minSeekableWindowS } from "@/lib/playback/live-window";
import { usePlayerParts } from "../player-parts";
import {
  pausedState,
  seekableEndState,
  seekableStartState,
  timeState,
  useMediaState,
} from "./media-state";

type Live = LiveWindow & { canRewind: boolean };

export function useLiveWindow(): Live {
  const { engine, playback, isLive } = usePlayerParts();
  const isPaused = useMediaState(pausedState);
  useEverySecond(isLive && isPaused);
  const startS = useMediaState(seekableStartState);
  const endS = useMediaState(seekableEndState);
  const timeS = useMediaState(timeState);
  const window = liveWindow({ startS, endS, edgeS: engine.liveEdge(), timeS });
  const isWorthIt = window.edgeS - window.startS >= minSeekableWindowS;
  const isAtEdge = window.isAtEdge && !isPaused;
  return { ...window, isAtEdge, canRewind: playback.dvr ?? isWorthIt };
}

// A paused element sends no events, while its broadcast goes on.
function useEverySecond(isOn: boolean): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), 1_000);
    return () => clearInterval(timer);
  }, [isOn]);
}
