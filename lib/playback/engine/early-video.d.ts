import type { RunningHls } from "./running-hls.ts";

declare global {
  interface HTMLVideoElement {
    /** What `startFilm` began, until the player takes it over. */
    earlyHls?: Promise<RunningHls | undefined> | undefined;
  }
}
