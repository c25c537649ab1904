import { togglePlay } from "../player/media/playback-requests";
import type { MediaKeyAction } from "./parse-remote-key";

const shortcuts = { toggle: "k", play: "k", pause: "k", forward: "l", back: "j" } as const;

/** A key for films, as the player's own shortcuts do it: docs/keyboard.md. */
export function performMediaKey(what: MediaKeyAction): boolean {
  const player = document.querySelector("[data-player]");
  const video = player?.querySelector("video");
  if (!player || !video) return false;
  if (what === "play" && !video.paused) return true;
  if (what === "pause" && video.paused) return true;
  const key = shortcuts[what];
  const shortcut = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  const isHandled = !player.dispatchEvent(shortcut);
  // The film may run before its controls are there.
  if (!isHandled && key === "k") togglePlay(video);
  return true;
}
