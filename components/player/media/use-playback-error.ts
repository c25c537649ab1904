import { useEngineState } from "../player-parts";
import { useSyncExternalStore } from "react";
import type { PlaybackError } from "@/lib/playback/engine/engine";
import { starved, useMediaState } from "./media-state";

/** The error that stopped the film. While buffered media is left to play, there is none. */
export function usePlaybackError(isStarted: boolean): PlaybackError | undefined {
  const { error } = useEngineState();
  const isOffline = useOffline();
  const isStarved = useMediaState(starved);
  const isStopped = isStarted ? isStarved : error !== undefined;
  if (!isStopped) return undefined;
  return error ?? (isOffline ? "connection" : undefined);
}

function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
