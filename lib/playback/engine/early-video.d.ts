import type { RunningHls } from "./early-start.ts";

declare global {
  interface HTMLVideoElement {
    /** What `earlyStart` began, until the player takes it over. */
    earlyHls?: Promise<RunningHls | undefined> | undefined;
  }
}
