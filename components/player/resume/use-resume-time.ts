import { useCallback, useLayoutEffect, useRef } from "react";
import type { PlaybackSource } from "@/lib/playback/engine/engine";
import { canContinueFilm } from "@/lib/playback/watched-progress";
import { savedResumeTime } from "@/lib/playback/saved-resume-time";
import { parseStartTimeParam } from "@/lib/playback/start-time-param";
import { selectLastPosition } from "@/store/continue-watching/continue-watching-selectors";
import { useAppStore } from "@/store/hooks";

/** A film that its viewer may go on with. `viewer` is the mark of who is signed in. */
export type ResumableFilm = {
  token: string;
  /** 0 where it is not known. */
  lengthS: number;
  resumeS: number | undefined;
  viewer: string | undefined;
};

/**
 * The second at which a film goes on, the same at every call: where this visit left it, else where the provider or
 * this device knows its viewer to be. Undefined when the film begins at its start, or where the URL has a time.
 */
export function useResumeTime(film: ResumableFilm | undefined): () => number | undefined {
  const { getState } = useAppStore();
  const latest = useRef(film);
  const found = useRef<{ at: number | undefined }>(undefined);
  useLayoutEffect(() => {
    latest.current = film;
  });
  return useCallback(() => {
    if (!latest.current) return undefined;
    const leftAt = selectLastPosition(getState(), latest.current.token);
    found.current ??= { at: resumeTimeOf(latest.current, leftAt, location) };
    return found.current.at;
  }, [getState]);
}

/** `leftAt` is where this visit left it. */
export function resumeTimeOf(
  film: ResumableFilm,
  leftAt: number | undefined,
  { search, hash }: Pick<Location, "search" | "hash">,
): number | undefined {
  if (parseStartTimeParam(search, hash) !== undefined) return undefined;
  const { token, lengthS, resumeS, viewer } = film;
  const known = viewer === undefined ? savedResumeTime(token, lengthS) : resumeS;
  return begunWithin(leftAt ?? known, lengthS);
}

/** What the page itself says of it, in its HTML: where the viewer is, or by what name this device knows. */
export function createResumeSourceFields(
  film: ResumableFilm | undefined,
): Pick<PlaybackSource, "startAt" | "saved"> {
  if (!film) return {};
  const { token, lengthS, resumeS, viewer } = film;
  if (viewer === undefined) return { saved: { token, lengthS } };
  return { startAt: begunWithin(resumeS, lengthS) };
}

function begunWithin(time: number | undefined, lengthS: number): number | undefined {
  if (time === undefined) return undefined;
  const duration = lengthS > 0 ? lengthS : Number.POSITIVE_INFINITY;
  return canContinueFilm({ time, duration }) ? time : undefined;
}
