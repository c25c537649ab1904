import type { ReactNode } from "react";
import { startTimeOf } from "@/lib/playback/start-time";
import { abovePagesId, showAbovePages } from "../above-pages";
import { type CarriedFilm, moveVideoInto } from "./mini/move-video-into";

let carried: CarriedFilm | undefined;

export function carriedFilm(token: string): CarriedFilm | undefined {
  return carried?.token === token ? carried : undefined;
}

export function isCarried(video: HTMLVideoElement): boolean {
  return carried?.video === video;
}

/** Called while the page is being removed: an element that is inserted again within that task plays on. */
export function carryFilm(film: CarriedFilm): void {
  // The app's web view loads every page as a whole, and has no such place.
  const place = document.getElementById(abovePagesId);
  // A television shows one thing: docs/behaviour.md BE-468.
  if ("tv" in document.documentElement.dataset) return endCarriedFilm();
  if (!place || film.video.paused || film.video.ended) return;
  endCarriedFilm();
  carried = film;
  moveVideoInto(place, film.video);
  const show = (mini: ReactNode) => carried === film && showAbovePages(mini);
  import("./mini/mini-player").then(
    ({ MiniPlayer }) => show(<MiniPlayer film={film} end={endCarriedFilm} />),
    endCarriedFilm,
  );
}

/** The page of a film takes it back; the film of another page ends. */
export function takeBackFilm(token: string, player: HTMLElement, address: string): void {
  const film = carriedFilm(token);
  if (!film) return endCarriedFilm();
  moveVideoInto(player, film.video);
  carried = undefined;
  showAbovePages(null);
  const { search, hash } = new URL(address, location.href);
  const startAt = startTimeOf(search, hash);
  // Who goes back to the address that the film began with is not sent back to where it began.
  if (startAt !== undefined && address !== film.address) film.video.currentTime = startAt;
}

export function endCarriedFilm(): void {
  if (!carried) return;
  const { video, engine } = carried;
  carried = undefined;
  const end = () => {
    engine.destroy();
    video.remove();
  };
  // A listener of the pause can still read where the film was.
  if (video.paused) end();
  else video.addEventListener("pause", end, { once: true });
  video.pause();
  showAbovePages(null);
}
