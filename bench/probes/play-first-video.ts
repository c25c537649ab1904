declare global {
  interface Window {
    /** When the first picture of the film was shown, in ms since navigation began. */
    benchFirstFrame: number | undefined;
  }
}

/** Runs in the page before anything else: plays the first video, muted, as soon as it exists. */
export function playFirstVideo(): void {
  const play = (video: HTMLVideoElement) => {
    video.play().catch(() => setTimeout(play, 10, video));
  };
  const observe = () => {
    const video = document.querySelector("video");
    if (!video) return void setTimeout(observe, 4);
    video.muted = true;
    video.requestVideoFrameCallback((now) => {
      window.benchFirstFrame = now;
    });
    play(video);
  };
  observe();
}
