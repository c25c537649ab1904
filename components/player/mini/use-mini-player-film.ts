import { useLayoutEffect, useRef } from "react";
import { moveFilmToMiniPlayer, takeFilmFromMiniPlayer } from "./mini-player-film";
import { exitFullscreenWithoutPlayer } from "../media/fullscreen";
import { carryVideoToNextFilm } from "../up-next/inherited-video";
import type { PlayerParts } from "../player-parts";

/** A film that plays while its page is left goes on above the pages, and comes back with its page. */
export function useMiniPlayerFilm(
  token: string,
  root: HTMLElement | null,
  parts: PlayerParts | null,
): void {
  const latest = useRef(parts);
  useLayoutEffect(() => {
    latest.current = parts;
  });
  useLayoutEffect(() => {
    if (!root) return;
    const address = location.pathname + location.search + location.hash;
    takeFilmFromMiniPlayer(token, root, address);
    return () => {
      const film = latest.current;
      if (film && !carryVideoToNextFilm(film.video)) moveFilmToMiniPlayer({ ...film, address });
      setTimeout(exitFullscreenWithoutPlayer, 0, "[data-player]");
    };
  }, [token, root]);
}
