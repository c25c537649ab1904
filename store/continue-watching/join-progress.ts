import type { ThunkExtra } from "../thunk-extra";
import type { AppDispatch } from "../make-store";
import { continueWatching, pageRevived, progressChanged } from "./continue-watching-slice";
import { onOtherTabs } from "./other-tabs";

const joined = new WeakSet<ThunkExtra>();

/** The slice, kept up to date with other tabs and after the back-forward cache; once for each store. */
export function joinProgress(extra: ThunkExtra, dispatch: AppDispatch): void {
  if (joined.has(extra)) return;
  joined.add(extra);
  extra.injectSlice(continueWatching);
  onOtherTabs((news) => dispatch(progressChanged(news)));
  addEventListener("pageshow", ({ persisted }) => persisted && dispatch(pageRevived()));
}
