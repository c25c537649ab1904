import type { WatchedProgress } from "@/lib/playback/watched-progress";
import type { ContinueWatchingState } from "./continue-watching-slice";

type Root = { continueWatching?: ContinueWatchingState | undefined };

/** `selectProgress(state, token)` → how far a film was watched, null for not at all, undefined for unknown. */
export function selectProgress(
  { continueWatching }: Root,
  token: string,
): WatchedProgress | null | undefined {
  return continueWatching?.byToken[token];
}

/** The second at which this page left a film. */
export function selectLastPosition({ continueWatching }: Root, token: string): number | undefined {
  return continueWatching?.left[token];
}
