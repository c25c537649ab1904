import type { VideoState } from "../../../scripts/lib/known-engine-faults.mjs";
import type { Tab } from "./tab.ts";

/** The state of the page's video element. */
export const videoState = (tab: Tab): Promise<VideoState | undefined> =>
  tab.run(() => {
    const video = document.querySelector("video");
    if (!video) return undefined;
    const { readyState, paused, error, currentTime, duration, buffered } = video;
    const ranges = Array.from({ length: buffered.length }, (_, at): [number, number] => [
      buffered.start(at),
      buffered.end(at),
    ]);
    return {
      readyState,
      isPaused: paused,
      hasError: error !== null,
      time: currentTime,
      duration,
      buffered: ranges,
    };
  });
