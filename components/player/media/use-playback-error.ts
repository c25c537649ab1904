import { useSyncExternalStore } from "react";
import type { PlaybackError } from "@/lib/playback/engine/engine";
import { starved } from "./media-facts";
import { useEngineState } from "./use-engine-state";
import { useMediaFact } from "./use-media-fact";

/** The error that stopped the film. While buffered media is left to play, there is none. */
export function usePlaybackError(isStarted: boolean): PlaybackError | undefined {
  const { error } = useEngineState();
  const isOffline = useOffline();
  const isStarved = useMediaFact(starved);
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
