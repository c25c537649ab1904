import type { ReactNode } from "react";
import { parseStartTimeParam } from "@/lib/playback/start-time-param";
import { persistentLayerId, renderInPersistentLayer } from "../../persistent-layer";
import { type MiniPlayerFilm, moveVideoInto } from "./move-video-into";

let carried: MiniPlayerFilm | undefined;

export function getMiniPlayerFilm(token: string): MiniPlayerFilm | undefined {
  return carried?.token === token ? carried : undefined;
}

export function isInMiniPlayer(video: HTMLVideoElement): boolean {
  return carried?.video === video;
}

/** Called while the page is being removed: an element that is inserted again within that task plays on. */
export function moveFilmToMiniPlayer(film: MiniPlayerFilm): void {
  // The app's web view loads every page as a whole, and has no such place.
  const place = document.getElementById(persistentLayerId);
  // A television shows one thing: docs/behaviour.md BE-468.
  if ("tv" in document.documentElement.dataset) return closeMiniPlayer();
  if (!place || film.video.paused || film.video.ended) return;
  closeMiniPlayer();
  carried = film;
  moveVideoInto(place, film.video);
  const show = (mini: ReactNode) => carried === film && renderInPersistentLayer(mini);
  import("./mini-player").then(
    ({ MiniPlayer }) => show(<MiniPlayer film={film} end={closeMiniPlayer} />),
    closeMiniPlayer,
  );
}

/** The page of a film takes it back; the film of another page ends. */
export function takeFilmFromMiniPlayer(token: string, player: HTMLElement, address: string): void {
  const film = getMiniPlayerFilm(token);
  if (!film) return closeMiniPlayer();
  moveVideoInto(player, film.video);
  carried = undefined;
  renderInPersistentLayer(null);
  const { search, hash } = new URL(address, location.href);
  const startAt = parseStartTimeParam(search, hash);
  // Who goes back to the address that the film began with is not sent back to where it began.
  if (startAt !== undefined && address !== film.address) film.video.currentTime = startAt;
}

export function closeMiniPlayer(): void {
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
  renderInPersistentLayer(null);
}
