/**
 * Loads scripts when the page's urgent picture is painted and its film, if it plays, shows its first frame, or if
 * they have failed; after `maxDelayMs` at the latest. A film that itself needs the scripts
 * (lib/page-scripts/start-film-before-hydration.ts) is not waited for. `whenShown` calls back when the page is on the screen.
 */
export function loadScriptsAfterFirstFrame(
  whenShown: (then: () => void) => void,
  load: (addresses: string[]) => void,
  addresses: string[],
  maxDelayMs: number,
): void {
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  const film = document.querySelector<HTMLVideoElement>("video[data-hls]");
  const start = () => load(addresses);
  const wait = (element: Element | null, isReady: boolean, events: string[], then: () => void) => {
    if (!element || isReady) return then();
    for (const event of events) element.addEventListener(event, then, { once: true });
  };
  const waitForFilm = () => {
    const isLate = !self.MediaSource || self.ManagedMediaSource !== undefined;
    const isReady = isLate || !film || film.paused || film.readyState > 1;
    wait(film, isReady, ["loadeddata", "error"], start);
  };
  wait(picture, !picture || picture.complete, ["load", "error"], () => whenShown(waitForFilm));
  setTimeout(start, maxDelayMs);
}
