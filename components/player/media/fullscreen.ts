import { useCallback, useSyncExternalStore } from "react";
import { type PlayerParts, usePlayerParts } from "../player-parts";

const videoEvents = ["webkitbeginfullscreen", "webkitendfullscreen"];

export function useFullscreen(): boolean {
  const parts = usePlayerParts();
  const { video } = parts;
  const subscribe = useCallback(
    (listener: () => void) => {
      document.addEventListener("fullscreenchange", listener);
      for (const event of videoEvents) video.addEventListener(event, listener);
      return () => {
        document.removeEventListener("fullscreenchange", listener);
        for (const event of videoEvents) video.removeEventListener(event, listener);
      };
    },
    [video],
  );
  const snapshot = () => isFullscreen(parts);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

export function canFullscreen({ video }: PlayerParts): boolean {
  return document.fullscreenEnabled || video.webkitEnterFullscreen !== undefined;
}

/** The whole player where element fullscreen is supported; on iPhones the video alone. */
export function toggleFullscreen(parts: PlayerParts): void {
  const { root, video } = parts;
  if (isFullscreen(parts)) void document.exitFullscreen().catch(() => undefined);
  else if (document.fullscreenEnabled) void root.requestFullscreen().catch(() => undefined);
  else video.webkitEnterFullscreen?.();
}

function isFullscreen({ root, video }: PlayerParts): boolean {
  return document.fullscreenElement === root || video.webkitDisplayingFullscreen === true;
}
