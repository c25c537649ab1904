import { useEffect, useState } from "react";
import { createViewerIdleTimer } from "@/lib/playback/viewer-idle-timer";
import { seekToLiveEdge, requestPlay } from "../media/playback-requests";
import { type PlayerParts, usePlayerParts } from "../player-parts";

// One for the visit: films that follow each other count as one.
const attention = createViewerIdleTimer();
const touches = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"];
const playEvents = ["play", "playing", "timeupdate"];

/** True while a film is stopped because nobody has touched anything for four hours of play. */
export function useIsStoppedForIdleViewer(): boolean {
  const { video } = usePlayerParts();
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const options = { signal, capture: true, passive: true };
    for (const touch of touches) addEventListener(touch, attention.touched, options);
    const count = () => {
      if (video.paused || !attention.plays(Date.now())) return;
      video.pause();
      setStopped(true);
    };
    for (const event of playEvents) video.addEventListener(event, count, { signal });
    video.addEventListener("pause", attention.rests, { signal });
    return () => {
      listening.abort();
      attention.rests();
    };
  }, [video]);
  useEffect(() => {
    if (!isStopped) return;
    const resumed = () => {
      attention.touched();
      setStopped(false);
    };
    video.addEventListener("play", resumed);
    return () => video.removeEventListener("play", resumed);
  }, [isStopped, video]);
  return isStopped;
}

export function resumeWatching(parts: PlayerParts): void {
  attention.touched();
  if (parts.isLive) seekToLiveEdge(parts);
  else requestPlay(parts.video);
}
