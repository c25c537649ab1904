import { useSyncExternalStore } from "react";
import { isFinalPlaybackState, type PlaybackState } from "@/lib/playback/engine/playback-state";
import { useEngineState } from "../player-parts";
import { noFrameState, bufferingState, useMediaState } from "./media-state";

/** A state of playback that is put into words while the picture stands. */
export type PlaybackProblem = Exclude<PlaybackState, "loading" | "playing" | "skipping" | "ended">;

const silent: ReadonlySet<string> = new Set(["loading", "playing", "skipping", "ended"]);

/**
 * Why the film stands. While buffered media is left to play, there is no problem. Before the first play the button stays
 * for everything that may pass: a film loads as soon as the pointer is on it, and would lose the press.
 */
export function usePlaybackProblem(isStarted: boolean): PlaybackProblem | undefined {
  const { playbackState } = useEngineState();
  const isOffline = useOffline();
  const isStarved = useMediaState(bufferingState);
  const isStanding = useMediaState(noFrameState);
  const problem = isProblem(playbackState) ? playbackState : undefined;
  const isStopped = isStarved || (isStanding && isFinalPlaybackState(playbackState));
  if (isStarted ? !isStopped : !isFinalPlaybackState(playbackState)) return undefined;
  return problem ?? (isOffline ? "retrying" : undefined);
}

/** True for problems that "Try again" may end; the others end by themselves. */
export function canRetryPlayback(problem: PlaybackProblem | undefined): boolean {
  return problem !== undefined && problem !== "waitingForStart" && problem !== "interrupted";
}

function isProblem(state: PlaybackState): state is PlaybackProblem {
  return !silent.has(state);
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
