import { isAnyOf } from "@reduxjs/toolkit";
import type { ThunkExtra } from "./thunk-extra";
import {
  answerFailure,
  answerToggle,
  deliverWaiting,
  finishGuestWish,
  notifyOthers,
} from "./list-effects";
import { addProgressListener } from "./continue-watching/device-progress";
import { addAccessListeners } from "./access-listeners";
import { followLists } from "./follow-lists";
import type { FollowEvents } from "./event-start-toasts";
import { addAppListener } from "./listeners";
import { followNetwork } from "./lists/follow-network";
import { waitingToast } from "./lists/list-toasts";
import { liveNotificationToggled, liveNotificationsSlice } from "./lists/live-notifications-slice";
import { painted } from "./lists/painted";
import { onOtherTabs } from "./lists/tabs";
import { toggleAsked } from "./lists/toggle";
import { viewershipFetched } from "./lists/viewership";
import { watchListSlice, watchListToggled } from "./lists/watch-list-slice";
import type { AppDispatch, RootState } from "./make-store";
import { toastAdded } from "./toasts/toasts-slice";
import { selectViewer, viewerChanged, viewerFetched } from "./viewer/viewer-slice";

const changedIn = {
  watchList: watchListSlice.actions.changedElsewhere,
  liveNotifications: liveNotificationsSlice.actions.changedElsewhere,
};

const started = new WeakSet<ThunkExtra>();

/**
 * What must happen when lists change, once for a store: docs/behaviour.md BE-113 to BE-117. Viewership is
 * asked for now, where a viewer is signed in, and whenever one is from then on.
 */
export function startLists(
  extra: ThunkExtra,
  dispatch: AppDispatch,
  getState: () => RootState,
): void {
  if (started.has(extra)) return;
  started.add(extra);
  extra.injectSlice(watchListSlice);
  extra.injectSlice(liveNotificationsSlice);
  const refresh = () => {
    if (selectViewer(getState()).status === "signedIn") void dispatch(viewershipFetched());
  };
  dispatch(
    addAppListener({
      actionCreator: toggleAsked,
      effect: ({ payload }, api) => answerToggle(payload, api),
    }),
  );
  for (const { pending, fulfilled, rejected } of [watchListToggled, liveNotificationToggled]) {
    dispatch(
      addAppListener({
        actionCreator: pending,
        effect: async ({ meta }, api) => {
          await painted();
          notifyOthers(meta.arg, api);
        },
      }),
    );
    dispatch(
      addAppListener({
        actionCreator: fulfilled,
        effect: async ({ meta, payload }, api) => {
          notifyOthers(meta.arg, api);
          if (!payload.waits) return;
          await painted();
          dispatch(toastAdded(waitingToast(meta.arg)));
        },
      }),
    );
    dispatch(
      addAppListener({
        actionCreator: rejected,
        effect: ({ meta, error }, api) => {
          notifyOthers(meta.arg, api);
          return answerFailure(meta.arg, error.code, api);
        },
      }),
    );
  }
  dispatch(
    addAppListener({
      actionCreator: viewershipFetched.fulfilled,
      effect: ({ payload }, api) => deliverWaiting(payload.owner, api),
    }),
  );
  let followStarts: Promise<FollowEvents> | undefined;
  dispatch(
    addAppListener({
      actionCreator: viewershipFetched.fulfilled,
      effect: async ({ payload: { notifications } }) => {
        if (notifications.length === 0 && !followStarts) return;
        followStarts ??= import("./event-start-toasts").then((code) =>
          code.makeStartToasts(dispatch, getState),
        );
        (await followStarts)(notifications);
      },
    }),
  );
  dispatch(
    addAppListener({
      actionCreator: liveNotificationToggled.fulfilled,
      // When it begins is in the viewer's own lists.
      effect: ({ meta }, api) => void (meta.arg.added && api.dispatch(viewershipFetched())),
    }),
  );
  dispatch(
    addAppListener({
      matcher: isAnyOf(viewershipFetched.fulfilled, viewershipFetched.rejected),
      effect: (_, api) => finishGuestWish(api),
    }),
  );
  dispatch(
    addAppListener({ matcher: isAnyOf(viewerFetched.fulfilled, viewerChanged), effect: refresh }),
  );
  addProgressListener(extra, dispatch);
  onOtherTabs(({ list, ...change }) => dispatch(changedIn[list](change)));
  followNetwork(refresh);
  followLists(dispatch);
  addAccessListeners(dispatch);
  refresh();
}
