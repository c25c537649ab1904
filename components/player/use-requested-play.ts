import { useEffect } from "react";
import type { PlaybackEngine } from "@/lib/playback/engine/engine";
import { takePlayRequest } from "../links/play-request";
import { requestPlay } from "./media/playback-requests";

// Plays the film of a page that "Play" led to. A browser that requires a press shows its button.
export function useRequestedPlay(
  video: HTMLVideoElement | null,
  engine: PlaybackEngine | undefined,
): void {
  useEffect(() => {
    if (video && engine && takePlayRequest()) requestPlay(video);
  }, [video, engine]);
}
