import { hideUnlockedLocks } from "@/lib/viewer/hide-unlocked-locks.browser";
import { onPurchasesInOtherTab } from "@/lib/viewer/notify-tabs.browser";
import { addAppListener } from "./add-app-listener";
import { fetchViewerContentStates } from "./lists/lists-slice";
import type { AppDispatch, RootState } from "./make-store";
import { refreshPersonalRows } from "./sections/personal-rows-listeners";
import { selectViewer } from "./viewer/viewer-slice";

const awayMs = 60_000;

/**
 * Cards show paid contents, and personal rows are requested again, when another tab has bought
 * something: docs/behaviour.md BE-190. Called once for a store.
 */
export function addAccessListeners(dispatch: AppDispatch): void {
  dispatch(
    addAppListener({
      actionCreator: fetchViewerContentStates.fulfilled,
      effect: ({ payload }) => hideUnlockedLocks(payload.unlocked),
    }),
  );
  onPurchasesInOtherTab(() => {
    dispatch(fetchViewership);
    dispatch((_, getState) => refreshPersonalRows(dispatch, getState()));
  });
  onReturn(() => dispatch(fetchViewership));
}

function fetchViewership(dispatch: AppDispatch, getState: () => RootState): void {
  if (selectViewer(getState()).status === "signedIn") void dispatch(fetchViewerContentStates());
}

/** Calls `refresh` when the page is seen again after a minute or more out of sight. */
function onReturn(refresh: () => void): void {
  let hiddenAt = performance.now();
  document.addEventListener("visibilitychange", () => {
    const now = performance.now();
    if (document.visibilityState === "hidden") hiddenAt = now;
    else if (now - hiddenAt >= awayMs) refresh();
  });
}
