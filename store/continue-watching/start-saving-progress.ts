import { deviceProgressStorage } from "@/lib/playback/film-position-storage";
import { canContinueFilm, type WatchedProgress } from "@/lib/playback/watched-progress";
import { queueProgressReport, sendUnsentPositions } from "@/lib/playback/send-progress";
import { trackPlaybackPosition } from "@/lib/playback/track-playback-position";
import { savePersonalListHint } from "@/lib/viewer/personal-list-hints.browser";
import type { ThunkExtra } from "../thunk-extra";
import type { AppDispatch } from "../make-store";
import { progressMade } from "./continue-watching-slice";
import { notifyProgressTabs, startContinueWatchingSync } from "./start-continue-watching-sync";

/** What is known of a film that plays; `viewer` is the mark of who is signed in. */
export type PlayingFilm = {
  token: string;
  title: string;
  picture?: string | undefined;
  art?: string | undefined;
  viewer?: string | undefined;
};

const followed = new WeakMap<HTMLVideoElement, () => void>();

/**
 * Keeps how far a film is while it plays: in the store, at the provider for who is signed in, else on this device
 * (docs/behaviour.md BE-130, BE-132). A film that is followed already goes on being it. Gives the way to stop.
 */
export function startSavingProgress(video: HTMLVideoElement, film: PlayingFilm) {
  return (dispatch: AppDispatch, _getState: unknown, extra: ThunkExtra): (() => void) => {
    const known = followed.get(video);
    if (known) return known;
    startContinueWatchingSync(extra, dispatch);
    if (film.viewer !== undefined) sendWhenOnline();
    const stop = trackPlaybackPosition(video, (progress, leaving) => {
      dispatch(progressMade({ token: film.token, ...progress }));
      notifyProgressTabs({ token: film.token, progress });
      save(film, progress, leaving);
      if (canContinueFilm(progress)) savePersonalListHint("continue_watching", true);
    });
    const end = () => {
      followed.delete(video);
      stop();
    };
    followed.set(video, end);
    return end;
  };
}

let isListeningForOnline = false;

function sendWhenOnline(): void {
  sendUnsentPositions();
  if (isListeningForOnline) return;
  isListeningForOnline = true;
  addEventListener("online", sendUnsentPositions);
}

function save({ viewer, ...film }: PlayingFilm, progress: WatchedProgress, leaving: boolean): void {
  const { token } = film;
  const time = tenths(progress.time);
  const duration = tenths(progress.duration);
  if (viewer !== undefined) queueProgressReport({ token, time, duration, viewer }, leaving);
  else deviceProgressStorage.save({ ...withTexts(film), time, duration, at: Date.now() });
}

function withTexts({ token, title, picture, art }: Omit<PlayingFilm, "viewer">) {
  return { token, title, ...(picture && { picture }), ...(art && { art }) };
}

function tenths(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
