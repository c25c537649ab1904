import { useCallback, useSyncExternalStore } from "react";
import type { Playback } from "@/lib/contract/content";
import type { PlaybackEngine } from "@/lib/playback/engine/engine";
import { computePlayerAspectRatio } from "@/lib/playback/compute-player-aspect-ratio";

const sizeEvents = ["loadedmetadata", "resize"];

type Film = {
  playback: Playback;
  engine: PlaybackEngine | undefined;
  video: HTMLVideoElement | null;
  isStarted: boolean;
};

/**
 * The proportions of the film, undefined for 16:9: from the content, else from the master playlist or the picture
 * itself. These two count with the press that starts the film, so that nothing on the page moves before.
 */
export function usePlayerAspectRatio({
  playback,
  engine,
  video,
  isStarted,
}: Film): number | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stop = engine?.subscribe(listener);
      for (const event of sizeEvents) video?.addEventListener(event, listener);
      return () => {
        stop?.();
        for (const event of sizeEvents) video?.removeEventListener(event, listener);
      };
    },
    [engine, video],
  );
  const snapshot = () => {
    const { width, height } = playback;
    if (width && height) return computePlayerAspectRatio(width, height);
    if (!isStarted) return undefined;
    const level = engine?.read().levels.find((one) => one.width > 0 && one.height > 0);
    if (level) return computePlayerAspectRatio(level.width, level.height);
    return video ? computePlayerAspectRatio(video.videoWidth, video.videoHeight) : undefined;
  };
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}
