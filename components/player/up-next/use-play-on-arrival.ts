import { useEffect } from "react";
import { requestPlay } from "../media/requests";
import { isWantedToPlay } from "./play-next";

/** Plays the film that the viewer, or the end of the film before, came here for. */
export function usePlayOnArrival(token: string, video: HTMLVideoElement | null): void {
  useEffect(() => {
    if (video && isWantedToPlay(token)) requestPlay(video);
  }, [token, video]);
}
