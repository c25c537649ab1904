const haveCurrentData = 2;

/**
 * Calls back when a text track may be loaded for a list of its lines: never while nobody sees the list,
 * as on a phone; then after the film's first picture, which a track that is on holds back, or, while
 * nobody plays it, as soon as the page has nothing else to do.
 */
export function whenRead(
  list: HTMLElement | null,
  video: HTMLVideoElement,
  load: () => void,
): () => void {
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    if (video.readyState >= haveCurrentData) return load();
    video.addEventListener("loadeddata", load, { once: true });
    whenIdle(() => {
      if (isUntouched(video)) load();
    });
  });
  if (list) seen.observe(list);
  return () => {
    seen.disconnect();
    video.removeEventListener("loadeddata", load);
  };
}

function isUntouched(video: HTMLVideoElement): boolean {
  return video.paused && video.networkState === HTMLMediaElement.NETWORK_EMPTY;
}

// Safari has no word for it.
function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act);
  else setTimeout(act, 200);
}
