import type { NextFilm } from "@/lib/sections/next-film";
import { clickLink } from "../../links/click-link";
import { useEffect } from "react";
import { leaveVideoToNextFilm } from "./inherited-video";
import { requestPlay } from "../media/playback-requests";

const storageKey = "mq_next";

/** Goes to a film that plays as soon as its page is there. */
export function playNextFilm(next: NextFilm, video: HTMLVideoElement): void {
  requestAutoplay(next, video);
  clickLink(next.href);
}

/** Lets the next film play as soon as its page is there, in the element of this one. */
export function requestAutoplay({ token }: NextFilm, video: HTMLVideoElement): void {
  leaveVideoToNextFilm(token, video);
  try {
    sessionStorage.setItem(storageKey, token);
  } catch {
    // Where storage is blocked the next film waits for a press.
  }
}

/** True once, on the page of the film that was to play. */
export function takeAutoplayRequest(token: string): boolean {
  try {
    const wanted = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return wanted === token;
  } catch {
    return false;
  }
}

/** Plays the film that the viewer, or the end of the film before, came here for. */
export function useAutoplayOnArrival(token: string, video: HTMLVideoElement | null): void {
  useEffect(() => {
    if (video && takeAutoplayRequest(token)) requestPlay(video);
  }, [token, video]);
}
