import type { NextFilm } from "@/lib/sections/next-film";
import { clickLink } from "../../links/click-link";
import { useEffect } from "react";
import { requestPlay } from "../media/requests";

const storageKey = "mq_next";

/** Goes to a film that plays as soon as its page is there. */
export function playNext({ href, token }: NextFilm): void {
  wantToPlay(token);
  clickLink(href);
}

export function wantToPlay(token: string): void {
  try {
    sessionStorage.setItem(storageKey, token);
  } catch {
    // Where storage is blocked the next film waits for a press.
  }
}

/** True once, on the page of the film that was to play. */
export function isWantedToPlay(token: string): boolean {
  try {
    const wanted = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return wanted === token;
  } catch {
    return false;
  }
}

/** Plays the film that the viewer, or the end of the film before, came here for. */
export function usePlayOnArrival(token: string, video: HTMLVideoElement | null): void {
  useEffect(() => {
    if (video && isWantedToPlay(token)) requestPlay(video);
  }, [token, video]);
}
