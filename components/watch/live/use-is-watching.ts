import { useCallback, useEffect, useState } from "react";
import type { AiringWatch } from "@/lib/live/watch-airing.browser";

/** A broadcast that stands still for so long is over. */
const stuckMs = 10_000;
const overEvents = ["ended", "error"];

type Watching = { isWatching: boolean; stopWatching: () => void };

// Whether a viewer has begun to watch what the stage shows, until it ends, fails or gets no further.
export function useIsWatching(stage: HTMLElement | null, watch: AiringWatch | undefined): Watching {
  const [isWatching, setWatching] = useState(false);
  const stopWatching = useCallback(() => setWatching(false), []);
  useEffect(() => {
    if (!stage) return;
    // Somebody may have pressed play before React was there.
    // oxlint-disable-next-line react/set-state-in-effect -- the element exists after the first render.
    if (stage.querySelector("video")?.paused === false) setWatching(true);
    const listening = new AbortController();
    // Events of media don't bubble.
    const listen = (event: string, act: () => void) =>
      stage.addEventListener(event, act, { capture: true, signal: listening.signal });
    let timer: ReturnType<typeof setTimeout>;
    const end = () => {
      clearTimeout(timer);
      setWatching(false);
      watch?.poll();
    };
    const endWhenStuck = () => {
      clearTimeout(timer);
      timer = setTimeout(end, stuckMs);
    };
    // From the press on: the first picture may take a while.
    listen("play", () => {
      setWatching(true);
      endWhenStuck();
    });
    listen("playing", () => setWatching(true));
    for (const event of overEvents) listen(event, end);
    listen("waiting", endWhenStuck);
    for (const event of ["playing", "pause", "timeupdate"])
      listen(event, () => clearTimeout(timer));
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [stage, watch]);
  return { isWatching, stopWatching };
}
