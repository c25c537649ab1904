import { useEffect, useState } from "react";
import { createAttention } from "@/lib/playback/attention";
import { goLive, requestPlay } from "../media/requests";
import { type PlayerParts, usePlayerParts } from "../player-parts";

// One for the visit: films that follow each other count as one.
const attention = createAttention();
const touches = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"];
const playEvents = ["play", "playing", "timeupdate"];

/** True while a film is stopped because nobody has touched anything for four hours of play. */
export function useStillWatching(): boolean {
  const { video } = usePlayerParts();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const options = { signal, capture: true, passive: true };
    for (const touch of touches) addEventListener(touch, attention.touched, options);
    const count = () => {
      if (video.paused || !attention.plays(Date.now())) return;
      video.pause();
      setAsked(true);
    };
    for (const event of playEvents) video.addEventListener(event, count, { signal });
    video.addEventListener("pause", attention.rests, { signal });
    return () => {
      listening.abort();
      attention.rests();
    };
  }, [video]);
  useEffect(() => {
    if (!isAsked) return;
    const answered = () => {
      attention.touched();
      setAsked(false);
    };
    video.addEventListener("play", answered);
    return () => video.removeEventListener("play", answered);
  }, [isAsked, video]);
  return isAsked;
}

export function keepWatching(parts: PlayerParts): void {
  attention.touched();
  if (parts.isLive) goLive(parts);
  else requestPlay(parts.video);
}
