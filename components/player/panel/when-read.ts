const haveCurrentData = 2;

/**
 * Calls back when a text track may be loaded: after the film's first picture, which a track that is on
 * holds back, or before anybody plays it, once the list is in view and the page has nothing else to do.
 */
export function whenRead(
  list: HTMLElement | null,
  video: HTMLVideoElement,
  load: () => void,
): () => void {
  if (video.readyState >= haveCurrentData) {
    load();
    return () => undefined;
  }
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    whenIdle(() => {
      if (isUntouched(video)) load();
    });
  });
  if (list) seen.observe(list);
  video.addEventListener("loadeddata", load, { once: true });
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
