import { useCallback, useSyncExternalStore } from "react";
import { usePlayerParts } from "../player-parts";

/** A fact read from the media element whenever it says that something happened. */
export type MediaFact<T> = { events: readonly string[]; read: (video: HTMLVideoElement) => T };

export function useMediaFact<T>({ events, read }: MediaFact<T>): T {
  const { video } = usePlayerParts();
  const subscribe = useCallback(
    (changed: () => void) => {
      for (const event of events) video.addEventListener(event, changed);
      return () => {
        for (const event of events) video.removeEventListener(event, changed);
      };
    },
    [video, events],
  );
  const snapshot = () => read(video);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
