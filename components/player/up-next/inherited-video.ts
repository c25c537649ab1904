import { useLayoutEffect, useRef } from "react";
import { persistentLayerId } from "../../persistent-layer";
import { moveVideoInto } from "../mini/move-video-into";
import { type FilmOfVideo, describeFilmOfVideo } from "../video-element";

// WebKit plays sound without a press only in an element that a press has started, and a window of picture in picture
// belongs to one element. So the next film plays in the element of the film before: docs/behaviour.md BE-504.
let inherited: { token: string; video: HTMLVideoElement } | undefined;

/** Ends a film whose element the next one, `token`, inherits. */
export function leaveVideoToNextFilm(token: string, video: HTMLVideoElement): void {
  video.pause();
  inherited = { token, video };
}

export function getInheritedVideo(token: string): HTMLVideoElement | undefined {
  return inherited?.token === token ? inherited.video : undefined;
}

/** Called while the page of the film before is being removed: true for an element that stays in the document. */
export function carryVideoToNextFilm(video: HTMLVideoElement): boolean {
  // The app's web view loads every page as a whole, and has no such place.
  const place = document.getElementById(persistentLayerId);
  if (!place || inherited?.video !== video) return false;
  moveVideoInto(place, video);
  // A page without a player, as one of prices, ends it.
  setTimeout(() => {
    if (place.contains(video)) video.remove();
  }, 0);
  return true;
}

/** Puts the inherited element into the player of its film. */
export function useInheritedVideo(
  video: HTMLVideoElement | undefined,
  root: HTMLElement | null,
  film: FilmOfVideo,
): void {
  const latest = useRef(film);
  useLayoutEffect(() => {
    latest.current = film;
  });
  useLayoutEffect(() => {
    if (!video || !root || inherited?.video !== video) return;
    inherited = undefined;
    describeFilmOfVideo(video, latest.current);
    moveVideoInto(root, video);
  }, [video, root]);
}
