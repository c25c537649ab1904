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

/**
 * The whole player where element fullscreen is supported; on iPhones only the video. The element is the one
 * that stays when the next film's page comes, and the player fills it.
 */
export function toggleFullscreen(parts: PlayerParts): void {
  const { root, video } = parts;
  const element = root.closest("main") ?? root;
  if (isFullscreen(parts)) void document.exitFullscreen().catch(() => undefined);
  else if (document.fullscreenEnabled) void element.requestFullscreen().catch(() => undefined);
  else video.webkitEnterFullscreen?.();
}

function isFullscreen({ root, video }: PlayerParts): boolean {
  const isPlayerIn = document.fullscreenElement?.contains(root) === true;
  return isPlayerIn || video.webkitDisplayingFullscreen === true;
}

/** A page without a player does not stay on the full screen. */
export function exitFullscreenWithoutPlayer(player: string): void {
  const element = document.fullscreenElement;
  if (!element || element.matches(player) || element.querySelector(player)) return;
  void document.exitFullscreen().catch(() => undefined);
}
