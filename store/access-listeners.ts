import { onAccess } from "@/lib/viewer/tabs.browser";
import { addAppListener } from "./listeners";
import { onReturn } from "./lists/on-return";
import { refreshOwnRows } from "./lists/refresh-own-rows";
import { showUnlocked } from "./lists/show-unlocked";
import { viewershipFetched } from "./lists/viewership";
import type { AppDispatch, RootState } from "./make-store";
import { selectViewer } from "./viewer/viewer-slice";

/**
 * Cards show what is paid for, and the viewer's own rows are asked for again when another tab has bought
 * something: docs/behaviour.md BE-190. Called once for a store.
 */
export function addAccessListeners(dispatch: AppDispatch): void {
  dispatch(
    addAppListener({
      actionCreator: viewershipFetched.fulfilled,
      effect: ({ payload }) => showUnlocked(payload.unlocked),
    }),
  );
  onAccess(() => {
    dispatch(fetchViewership);
    dispatch((_, getState) => refreshOwnRows(dispatch, getState()));
  });
  onReturn(() => dispatch(fetchViewership));
}

function fetchViewership(dispatch: AppDispatch, getState: () => RootState): void {
  if (selectViewer(getState()).status === "signedIn") void dispatch(viewershipFetched());
}
