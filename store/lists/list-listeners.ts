import { isAnyOf, type ListenerEffectAPI } from "@reduxjs/toolkit";
import { getApi } from "@/lib/api-client/get-api";
import { isInWebView } from "@/lib/urls/is-in-web-view";
import { pathInSiteOrWebView } from "@/lib/urls/site-paths";
import { afterPaint } from "@/lib/viewer/after-paint.browser";
import { addAccessListeners } from "../access-listeners";
import { addDeviceProgressListeners } from "../continue-watching/device-progress";
import type { SetFollowedEvents } from "../event-start-toasts";
import { addAppListener } from "../add-app-listener";
import type { AppDispatch, RootState } from "../make-store";
import { addPersonalRowListeners } from "../sections/personal-rows-listeners";
import type { ThunkExtra } from "../thunk-extra";
import { toastAdded, toastRemoved } from "../toasts/toasts-slice";
import { selectViewer, viewerChanged, fetchViewer } from "../viewer/viewer-slice";
import {
  createListFailureToast,
  listToggledToast,
  signInUnknownToast,
  savedOfflineToast,
} from "./list-toasts";
import { selectIsOnList, type ListToggle, listToggleRequested } from "./list-toggle";
import {
  liveNotificationsSlice,
  sendLiveNotificationToggle,
  fetchViewerContentStates,
  watchListSlice,
  sendWatchListToggle,
} from "./lists-slice";
import { notifyTabsOfListChange, onListChangedInOtherTab } from "./list-change-broadcast";
import {
  hasPendingListChanges,
  isDeliveringListChange,
  getPendingListChange,
  listPendingChangesOfViewer,
  saveGuestListChange,
  takeGuestListChange,
} from "./list-change-outbox";

type EffectApi = ListenerEffectAPI<RootState, AppDispatch>;

const toggledIn = { watchList: sendWatchListToggle, liveNotifications: sendLiveNotificationToggle };
const changedIn = {
  watchList: watchListSlice.actions.changedElsewhere,
  liveNotifications: liveNotificationsSlice.actions.changedElsewhere,
};
const retryMs = 30_000;
const started = new WeakSet<ThunkExtra>();

/**
 * What must happen when lists change, once for a store: docs/behaviour.md BE-113 to BE-117. Viewership is
 * requested now, where a viewer is signed in, and whenever one is from then on.
 */
export function startListListeners() {
  return (dispatch: AppDispatch, getState: () => RootState, extra: ThunkExtra): void => {
    if (started.has(extra)) return;
    started.add(extra);
    extra.injectSlice(watchListSlice);
    extra.injectSlice(liveNotificationsSlice);
    const refresh = () => {
      if (selectViewer(getState()).status === "signedIn") void dispatch(fetchViewerContentStates());
    };
    addToggleListeners(dispatch);
    addViewershipListeners(dispatch, getState);
    dispatch(
      addAppListener({ matcher: isAnyOf(fetchViewer.fulfilled, viewerChanged), effect: refresh }),
    );
    addDeviceProgressListeners(extra, dispatch);
    onListChangedInOtherTab(({ list, token, added }) => {
      // A notice may be older than the last press, which all tabs have in the outbox.
      const change = getPendingListChange(list, token) ?? { added };
      dispatch(changedIn[list]({ token, added: change.added }));
    });
    retryPendingChanges(refresh);
    addPersonalRowListeners(dispatch);
    addAccessListeners(dispatch);
    refresh();
  };
}

function addToggleListeners(dispatch: AppDispatch): void {
  dispatch(
    addAppListener({
      actionCreator: listToggleRequested,
      effect: ({ payload }, api) => toggleItem(payload, api),
    }),
  );
  for (const { pending, fulfilled, rejected } of [
    sendWatchListToggle,
    sendLiveNotificationToggle,
  ]) {
    dispatch(
      addAppListener({
        actionCreator: pending,
        effect: async ({ meta }, api) => {
          await afterPaint();
          notifyOtherTabs(meta.arg, api);
        },
      }),
    );
    dispatch(
      addAppListener({
        actionCreator: fulfilled,
        effect: async ({ meta, payload }, api) => {
          notifyOtherTabs(meta.arg, api);
          if (!payload.waits) return;
          await afterPaint();
          dispatch(toastAdded(savedOfflineToast(meta.arg)));
        },
      }),
    );
    dispatch(
      addAppListener({
        actionCreator: rejected,
        effect: ({ meta, error }, api) => {
          notifyOtherTabs(meta.arg, api);
          return showFailure(meta.arg, error.code, api);
        },
      }),
    );
  }
}

function addViewershipListeners(dispatch: AppDispatch, getState: () => RootState): void {
  dispatch(
    addAppListener({
      actionCreator: fetchViewerContentStates.fulfilled,
      effect: ({ payload }, api) => deliverPendingChanges(payload.owner, api),
    }),
  );
  let followStarts: Promise<SetFollowedEvents> | undefined;
  dispatch(
    addAppListener({
      actionCreator: fetchViewerContentStates.fulfilled,
      effect: async ({ payload: { notifications } }) => {
        if (notifications.length === 0 && !followStarts) return;
        followStarts ??= import("../event-start-toasts").then((code) =>
          code.createEventStartToasts(dispatch, getState),
        );
        (await followStarts)(notifications);
      },
    }),
  );
  dispatch(
    addAppListener({
      actionCreator: sendLiveNotificationToggle.fulfilled,
      // When it begins is in the viewership.
      effect: ({ meta }, api) => void (meta.arg.added && api.dispatch(fetchViewerContentStates())),
    }),
  );
  dispatch(
    addAppListener({
      matcher: isAnyOf(fetchViewerContentStates.fulfilled, fetchViewerContentStates.rejected),
      effect: (_, api) => requestGuestChange(api),
    }),
  );
}

/** A press: the toggle with its toast for a viewer, sign-in for everybody else. */
async function toggleItem(
  { quiet, ...toggle }: ListToggle & { quiet?: true },
  api: EffectApi,
): Promise<void> {
  const isKnown = selectViewer(api.getState()).status === "signedIn";
  if (!isKnown && !(await checkSignedIn(toggle, api))) return;
  const delivered = api.dispatch(toggledIn[toggle.list](toggle));
  if (toggle.list === "liveNotifications" && toggle.added) void subscribeThisBrowser();
  if (!quiet) {
    await afterPaint();
    api.dispatch(toastAdded(listToggledToast(toggle)));
  }
  await delivered;
}

/** Pushes to this browser, where the viewer allows them. */
async function subscribeThisBrowser(): Promise<void> {
  const push = await import("@/lib/viewer/push-subscription.browser").catch(() => undefined);
  await push?.subscribeToPush();
}

/** The toast of a toggle that failed; sign-in where the session has ended. */
async function showFailure(
  toggle: ListToggle,
  code: string | undefined,
  api: EffectApi,
): Promise<void> {
  if (code === "401" && !(await checkSignedIn(toggle, api))) return;
  await afterPaint();
  api.dispatch(toastRemoved("toggle"));
  api.dispatch(toastAdded(createListFailureToast(toggle)));
}

/** Other tabs show the item as it is here. */
function notifyOtherTabs({ list, token }: ListToggle, { getState }: EffectApi): void {
  notifyTabsOfListChange({ list, token, added: selectIsOnList(getState(), list, token) });
}

/** Delivers what waits for that viewer, one after the other. */
async function deliverPendingChanges(owner: string, { dispatch }: EffectApi): Promise<void> {
  for (const { list, token } of listPendingChangesOfViewer(owner)) {
    // Meanwhile another press, or another tab, may have delivered it.
    const change = getPendingListChange(list, token);
    if (!change || isDeliveringListChange(change)) continue;
    await dispatch(toggledIn[list]({ ...change, queued: true }));
  }
}

/** What a visitor requested before they signed in: docs/behaviour.md BE-115. */
function requestGuestChange({ dispatch, getState }: EffectApi): void {
  const change = takeGuestListChange();
  if (!change || selectIsOnList(getState(), change.list, change.token)) return;
  dispatch(listToggleRequested(change));
}

/**
 * Fetches the viewer: a visitor of this page may have signed in, or out, in another tab. Without a response nobody is
 * sent to sign in; a toast says so.
 */
async function checkSignedIn(
  toggle: ListToggle,
  { dispatch, signal }: EffectApi,
): Promise<boolean> {
  const viewer = await getApi("viewer", {}, { signal }).catch(() => undefined);
  if (!viewer) {
    dispatch(toastAdded(signInUnknownToast()));
    return false;
  }
  dispatch(viewerChanged(viewer));
  if (!viewer.signedIn) signInFirst(toggle);
  return viewer.signedIn;
}

function signInFirst(toggle: ListToggle): void {
  if (toggle.added) saveGuestListChange(toggle);
  location.assign(pathInSiteOrWebView("/user/signIn", isInWebView(location.pathname)));
}

/** Calls `refresh` while changes are pending: when the network is back, and every half minute that the page is seen. */
function retryPendingChanges(refresh: () => void): void {
  const retry = () => {
    if (document.visibilityState === "visible" && hasPendingListChanges()) refresh();
  };
  addEventListener("online", retry);
  addEventListener("visibilitychange", retry);
  setInterval(retry, retryMs);
}
