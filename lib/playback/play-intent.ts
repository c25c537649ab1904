/** The viewer's last action on a film: play or pause. */
export type PlayIntent = {
  /** Plays again if the element has stopped by itself while the viewer wants to watch. */
  resume: () => void;
  /** Stops listening. */
  forget: () => void;
};

/**
 * Tracks whether the viewer wants to watch. An element that gets another source stops without an event (HTML, media
 * element load algorithm), when the film is first attached and whenever an error is repaired. The last play or pause
 * counts; code that changes the source calls `resume`.
 */
export function trackPlayIntent(video: HTMLVideoElement): PlayIntent {
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
