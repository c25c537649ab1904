import type { Renewal } from "./renewal.ts";

const loaded = 2;

/**
 * Gives the captions and stills of a film that have not loaded yet their present addresses, and asks for those when
 * one is refused. What has loaded stays, and with it what is on the screen. A viewer who plays the film after they
 * were not let go on is asked for anew. Gives the way to stop.
 */
export function followElement(video: HTMLVideoElement, renewal: Renewal): () => void {
  const put = () => {
    for (const track of video.querySelectorAll("track")) {
      const present = renewal.translate(track.src);
      if (track.readyState !== loaded && present !== track.src) track.src = present;
    }
  };
  // A track tells no status: what ends is asked for again, whatever was wrong.
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
