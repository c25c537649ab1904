import { useLayoutEffect, useRef } from "react";
import { carryFilm, takeBackFilm } from "./carried-film";
import { leaveFullscreenWithout } from "./media/fullscreen";
import type { PlayerParts } from "./player-parts";

/** A film that plays while its page is left goes on above the pages, and comes back with its page. */
export function useCarriedFilm(
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
    takeBackFilm(token, root, address);
    return () => {
      if (latest.current) carryFilm({ ...latest.current, address });
      setTimeout(leaveFullscreenWithout, 0, "[data-player]");
    };
  }, [token, root]);
}
