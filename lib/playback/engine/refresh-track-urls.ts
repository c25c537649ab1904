import type { MediaUrlRenewal } from "./media-url-renewal.ts";

const loaded = 2;

/**
 * Sets the current URLs of captions and stills that have not loaded yet, and renews the URLs if one is refused.
 * Loaded ones stay, so that the screen does not change. If a viewer plays a film that was denied before, the URLs are
 * requested again. Returns a function that stops this.
 */
export function refreshTrackUrls(video: HTMLVideoElement, renewal: MediaUrlRenewal): () => void {
  const put = () => {
    for (const track of video.querySelectorAll("track")) {
      const present = renewal.translate(track.src);
      if (track.readyState !== loaded && present !== track.src) track.src = present;
    }
  };
  // The error of a track has no status: its URL is renewed whatever the cause was.
  const fail = ({ target }: Event) => {
    if (target instanceof HTMLTrackElement && renewal.refuse()) void renewal.again();
  };
  // Events of tracks do not bubble.
  video.addEventListener("error", fail, { capture: true });
  video.addEventListener("play", renewal.reopen);
  const stop = renewal.subscribe(put);
  return () => {
    video.removeEventListener("error", fail, { capture: true });
    video.removeEventListener("play", renewal.reopen);
    stop();
  };
}
