import type { ThunkExtra } from "../thunk-extra";
import type { AppDispatch, RootState } from "../make-store";

/** Loads the code of the lists into the store, once. Rejects when it can't be had. */
export function listsLoaded() {
  return async (
    dispatch: AppDispatch,
    getState: () => RootState,
    extra: ThunkExtra,
  ): Promise<void> => {
    const { startLists } = await import("../list-listeners");
    startLists(extra, dispatch, getState);
  };
}
