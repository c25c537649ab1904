/** What a viewer last asked of a film: to play or to pause. */
export type PlayIntent = {
  /** Plays again where the element has stopped by itself although the viewer wants to watch. */
  resume: () => void;
  /** Listens no more. */
  forget: () => void;
};

/**
 * Keeps a viewer's wish to watch. An element that takes another source stops for it and fires no event
 * (HTML, media element load algorithm), which happens when the film is first attached and whenever a fault
 * is mended. What counts is the last press of play or pause; whoever changes the source calls `resume`.
 */
export function playIntent(video: HTMLVideoElement): PlayIntent {
  let isWanted = !video.paused;
  const note = ({ type }: Event) => {
    isWanted = type === "play";
  };
  video.addEventListener("play", note);
  video.addEventListener("pause", note);
  return {
    resume: () => {
      if (isWanted && video.paused) video.play().catch(() => {});
    },
    forget: () => {
      isWanted = false;
      video.removeEventListener("play", note);
      video.removeEventListener("pause", note);
    },
  };
}
