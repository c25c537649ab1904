import { createAction } from "@reduxjs/toolkit";
import { asApiCallError } from "@/lib/api-client/api-call-error";
import { callApi } from "@/lib/api-client/call-api";
import {
  type SavedFilmPosition,
  deviceProgressStorage,
} from "@/lib/playback/film-position-storage";
import type { WatchedProgress } from "@/lib/playback/watched-progress";
import { postFilmPosition } from "@/lib/playback/send-progress";
import type { CardView } from "@/lib/sections/card-view";
import { addAppListener } from "./add-app-listener";
import type { AppDispatch, RootState } from "./make-store";
import { personalItemAdded, personalItemRemoved } from "./sections/sections-slice";
import type { ThunkExtra } from "./thunk-extra";
import { toastAdded } from "./toasts/toasts-slice";
import { selectViewer } from "./viewer/viewer-slice";
import { progressChanged } from "./continue-watching/continue-watching-slice";
import {
  notifyProgressTabs,
  startContinueWatchingSync,
} from "./continue-watching/start-continue-watching-sync";
import { selectProgress } from "./continue-watching/continue-watching-selectors";

/** How a film leaves the row: taken out, or as one that was watched to its end. */
export type ContinueWatchingChoice = "removed" | "watched";

type Chosen = { choice: ContinueWatchingChoice; card: CardView };
/** The state that "Undo" restores; `film` as this device stored it. */
type Undo = Chosen & { before: WatchedProgress; film?: SavedFilmPosition | undefined };
type Api = { dispatch: AppDispatch; getState: () => RootState };

/** A viewer undoes their choice. */
export const continueWatchingChoiceUndone = createAction<Undo>("continueWatching/choiceUndone");

const personal = "continue_watching";
const shownMs = 8_000;

/** A viewer takes a film out of what they continue, or says that they have seen it: docs/behaviour.md BE-134. */
export function continueWatchingChoiceMade(chosen: Chosen) {
  return (dispatch: AppDispatch, getState: () => RootState, extra: ThunkExtra): void => {
    startContinueWatchingSync(extra, dispatch);
    dispatch(addAppListener({ actionCreator: continueWatchingChoiceUndone, effect: undo }));
    void choose(chosen, { dispatch, getState });
  };
}

async function choose(chosen: Chosen, { dispatch, getState }: Api): Promise<void> {
  const { choice, card } = chosen;
  const { token, title } = card;
  const before = selectProgress(getState(), token) ?? card.progress;
  if (!before) return;
  const film = deviceProgressStorage.read().find((saved) => saved.token === token);
  const back: Undo = { ...chosen, before, film };
  takeOut(dispatch, back);
  const textKey = choice === "removed" ? "laterLeftOut" : "laterWatched";
  const toast = { id: idOf(token), textKey, values: { title }, image: card.picture };
  dispatch(
    toastAdded({ ...toast, duration: shownMs, undoAction: continueWatchingChoiceUndone(back) }),
  );
  if (!isSignedIn(getState())) return saveOnDevice(back);
  if (await inOrder(token, () => send(back))) return;
  comeBack(dispatch, back);
  dispatch(toastAdded(failedToast(card)));
}

async function undo(
  { payload: back }: { payload: Undo },
  { dispatch, getState }: Api,
): Promise<void> {
  const { card, before, film } = back;
  comeBack(dispatch, back);
  if (!isSignedIn(getState())) return void (film && deviceProgressStorage.save(film));
  const post = () => postFilmPosition({ token: card.token, ...before }).then(isTaken);
  if (await inOrder(card.token, post)) return;
  takeOut(dispatch, back);
  dispatch(toastAdded(failedToast(card)));
}

function takeOut(dispatch: AppDispatch, { choice, card: { token }, before }: Undo): void {
  change(dispatch, token, choice === "removed" ? null : { ...before, time: before.duration });
  dispatch(personalItemRemoved({ personal, token }));
}

function comeBack(dispatch: AppDispatch, { card, before }: Undo): void {
  change(dispatch, card.token, before);
  dispatch(personalItemAdded({ personal, card: { ...card, progress: before } }));
}

function change(dispatch: AppDispatch, token: string, progress: WatchedProgress | null): void {
  dispatch(progressChanged({ token, progress }));
  notifyProgressTabs({ token, progress });
}

function failedToast({ token, title }: CardView) {
  return {
    id: idOf(token),
    type: "error" as const,
    textKey: "laterChoiceFailed",
    values: { title },
  };
}

function idOf(token: string): string {
  return `continue-watching ${token}`;
}

function isSignedIn(state: RootState): boolean {
  return selectViewer(state).status === "signedIn";
}

function saveOnDevice({ choice, card, film }: Undo): void {
  if (choice === "watched" && film) deviceProgressStorage.save({ ...film, time: film.duration });
  else deviceProgressStorage.forget(({ token }) => token === card.token);
}

async function send({ choice, card: { token }, before: { duration } }: Undo): Promise<boolean> {
  if (choice === "watched")
    return postFilmPosition({ token, time: duration, duration }).then(isTaken);
  return callApi("forget-progress", { token }, { keepalive: true }).then(
    () => true,
    (error: unknown) => isTaken(asApiCallError(error).code),
  );
}

/** A content that is not there any more has left the row as well. */
function isTaken(status: number): boolean {
  return status === 200 || status === 404;
}

const lastCalls = new Map<string, Promise<boolean>>();

/** Makes the calls of one film one after the other, so that the last choice of a viewer stays. */
function inOrder(token: string, call: () => Promise<boolean>): Promise<boolean> {
  const before = lastCalls.get(token) ?? Promise.resolve(true);
  const next = before.then(call);
  lastCalls.set(token, next);
  void next.then(() => lastCalls.get(token) === next && lastCalls.delete(token));
  return next;
}
