import type { ListenerEffectAPI } from "@reduxjs/toolkit";
import { getApi } from "@/lib/api-client/call-api";
import { inVariant, isInWebView } from "@/lib/urls/paths";
import { isUnderWay } from "./lists/deliver";
import { rememberGuestWish, takeGuestWish } from "./lists/guest-wish";
import { failureToast, toggleToast, unknownToast } from "./lists/list-toasts";
import { liveNotificationToggled } from "./lists/live-notifications-slice";
import { painted } from "./lists/painted";
import { wishesFor, wishOf } from "./lists/outbox";
import { selectIsOnList } from "./lists/select-lists";
import { notifyListTabs } from "./lists/tabs";
import { type Toggle, toggleAsked } from "./lists/toggle";
import { watchListToggled } from "./lists/watch-list-slice";
import type { AppDispatch, RootState } from "./make-store";
import { toastAdded, toastRemoved } from "./toasts/toasts-slice";
import { selectViewer, viewerChanged } from "./viewer/viewer-slice";

/** What an effect is given. */
export type EffectApi = ListenerEffectAPI<RootState, AppDispatch>;

const toggledIn = { watchList: watchListToggled, liveNotifications: liveNotificationToggled };

/** A press: the toggle with its toast for a viewer, sign-in for everybody else. */
export async function answerToggle(
  { quiet, ...toggle }: Toggle & { quiet?: true },
  api: EffectApi,
): Promise<void> {
  const isKnown = selectViewer(api.getState()).status === "signedIn";
  if (!isKnown && !(await isSignedIn(toggle, api))) return;
  const delivered = api.dispatch(toggledIn[toggle.list](toggle));
  if (toggle.list === "liveNotifications" && toggle.added) void tellInThisBrowser();
  if (!quiet) {
    await painted();
    api.dispatch(toastAdded(toggleToast(toggle)));
  }
  await delivered;
}

/** Pushes to this browser, where the viewer allows them. */
async function tellInThisBrowser(): Promise<void> {
  const push = await import("@/lib/viewer/push-subscription.browser").catch(() => undefined);
  await push?.subscribeToPush();
}

/** The toast of a toggle that failed; sign-in where the session has ended. */
export async function answerFailure(
  toggle: Toggle,
  code: string | undefined,
  api: EffectApi,
): Promise<void> {
  if (code === "401" && !(await isSignedIn(toggle, api))) return;
  await painted();
  api.dispatch(toastRemoved("toggle"));
  api.dispatch(toastAdded(failureToast(toggle)));
}

/** Other tabs show the item as it is here. */
export function notifyOthers({ list, token }: Toggle, { getState }: EffectApi): void {
  notifyListTabs({ list, token, added: selectIsOnList(getState(), list, token) });
}

/** Delivers what waits for that viewer, one after the other. */
export async function deliverWaiting(owner: string, { dispatch }: EffectApi): Promise<void> {
  for (const { list, token } of wishesFor(owner)) {
    // Meanwhile another press, or another tab, may have delivered it.
    const wish = wishOf(list, token);
    if (!wish || isUnderWay(wish)) continue;
    await dispatch(toggledIn[list]({ ...wish, waited: true }));
  }
}

/** What a visitor wanted before they signed in: docs/behaviour.md BE-115. */
export function finishGuestWish({ dispatch, getState }: EffectApi): void {
  const wish = takeGuestWish();
  if (wish && !selectIsOnList(getState(), wish.list, wish.token)) dispatch(toggleAsked(wish));
}

/**
 * Asks the site: a visitor of this page may have signed in, or out, in another tab. Nobody is sent to sign in
 * with their wish; a toast says so when the site does not answer.
 */
async function isSignedIn(toggle: Toggle, { dispatch, signal }: EffectApi): Promise<boolean> {
  const viewer = await getApi("viewer", {}, { signal }).catch(() => undefined);
  if (!viewer) {
    dispatch(toastAdded(unknownToast()));
    return false;
  }
  dispatch(viewerChanged(viewer));
  if (!viewer.signedIn) signInFirst(toggle);
  return viewer.signedIn;
}

function signInFirst(toggle: Toggle): void {
  if (toggle.added) rememberGuestWish(toggle);
  location.assign(inVariant("/user/signIn", isInWebView(location.pathname)));
}
