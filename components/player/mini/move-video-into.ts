import type { PlayerParts } from "../player-parts";

/** A film that goes on although its page was left; `address` is that page. */
export type MiniPlayerFilm = Omit<PlayerParts, "root"> & { address: string };

// `moveBefore` keeps picture in picture too.
export function moveVideoInto(place: HTMLElement, video: HTMLVideoElement): void {
  if ("moveBefore" in place && video.isConnected) place.moveBefore(video, place.firstChild);
  else place.prepend(video);
}
