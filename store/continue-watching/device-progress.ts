import {
  canContinueFilm,
  isFullyWatched,
  type WatchedProgress,
} from "@/lib/playback/watched-progress";
import {
  type SavedFilmPosition,
  deviceProgressStorage,
} from "@/lib/playback/film-position-storage";
import { postFilmPosition, sendUnsentPositions } from "@/lib/playback/send-progress";
import type { CardView } from "@/lib/sections/card-view";
import { isInWebView } from "@/lib/urls/is-in-web-view";
import { pathInSiteOrWebView } from "@/lib/urls/site-paths";
import { addAppListener } from "../add-app-listener";
import { fetchViewerContentStates } from "../lists/lists-slice";
import type { AppDispatch } from "../make-store";
import { personalListLoaded, pageShown } from "../sections/sections-slice";
import type { ThunkExtra } from "../thunk-extra";
import { progressChanged, progressLoaded } from "./continue-watching-slice";
import { startContinueWatchingSync } from "./start-continue-watching-sync";

/** A film of this device that the account knows now. */
export type MergedDeviceProgress = { token: string; progress: WatchedProgress };

/** Without a signed-in viewer, cards and the row show what this device knows (docs/behaviour.md BE-132, BE-134). */
export function loadDeviceProgress() {
  return (dispatch: AppDispatch, _getState: unknown, extra: ThunkExtra): void => {
    startContinueWatchingSync(extra, dispatch);
    const films = deviceProgressStorage.read();
    const known = films.map(({ token, time, duration }) => [token, { time, duration }] as const);
    dispatch(progressLoaded(Object.fromEntries(known)));
    dispatch(personalListLoaded({ personal: "continue_watching", items: cardsOf(films) }));
    dispatch(addAppListener({ actionCreator: pageShown, effect: loadAgain }));
  };
}

const loadAgain = (_: unknown, { dispatch }: { dispatch: AppDispatch }) =>
  dispatch(loadDeviceProgress());

/**
 * When the viewership of a signed-in viewer is here, its progress is shown, and what this device knows is taken over
 * into the account: docs/behaviour.md BE-132, BE-133. Called once for a store.
 */
export function addDeviceProgressListeners(extra: ThunkExtra, dispatch: AppDispatch): void {
  startContinueWatchingSync(extra, dispatch);
  dispatch(
    addAppListener({
      actionCreator: fetchViewerContentStates.fulfilled,
      effect: async ({ payload: { progress } }) => {
        dispatch(progressLoaded(progress));
        sendUnsentPositions();
        await mergeDeviceProgress(progress, (film) => dispatch(progressChanged(film)));
      },
    }),
  );
}

/**
 * Takes what this device knows over into the account that has just signed in: of two positions the farther one
 * counts, and what is taken over is no longer kept here (docs/behaviour.md BE-132). What can't be sent waits for the
 * next time. `known` is what the account knows; `onTaken` is called with each film that went farther here.
 */
export async function mergeDeviceProgress(
  known: Record<string, WatchedProgress>,
  onTaken: (film: MergedDeviceProgress) => void,
): Promise<void> {
  for (const film of deviceProgressStorage.read()) {
    if (isFarther(film, known[film.token])) {
      const { token, time, duration } = film;
      // oxlint-disable-next-line no-await-in-loop -- a limit of calls, or a line that is down, ends it.
      const status = await postFilmPosition({ token, time, duration });
      if (!isSettled(status)) return;
      if (status === 200) onTaken({ token, progress: { time, duration } });
    }
    deviceProgressStorage.forget(({ token, at }) => token === film.token && at <= film.at);
  }
}

function isFarther(film: SavedFilmPosition, known: WatchedProgress | undefined): boolean {
  const isWorthIt = canContinueFilm(film) || isFullyWatched(film);
  return isWorthIt && film.time > (known?.time ?? 0);
}

/** Taken, or of a content that does not exist any more. */
function isSettled(status: number): boolean {
  return status === 200 || status === 400 || status === 404;
}

function cardsOf(films: SavedFilmPosition[]): CardView[] {
  return films.filter((film) => film.title && canContinueFilm(film)).map(cardOf);
}

function cardOf({ token, title = "", picture, art, time, duration }: SavedFilmPosition): CardView {
  const path = `/video/${encodeURIComponent(token)}`;
  return {
    token,
    kind: "video",
    href: pathInSiteOrWebView(path, isInWebView(location.pathname)),
    title,
    ...(picture && { picture }),
    ...(art && { art }),
    durationS: duration,
    progress: { time, duration },
  };
}
