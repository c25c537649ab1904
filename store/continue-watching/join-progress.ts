import type { Extend } from "../extend";
import type { AppDispatch } from "../make-store";
import { continueWatching, pageRevived, progressChanged } from "./continue-watching-slice";
import { onOtherTabs } from "./other-tabs";

const joined = new WeakSet<Extend>();

/** The slice, kept up to date with other tabs and after the back-forward cache; once for each store. */
export function joinProgress(extend: Extend, dispatch: AppDispatch): void {
  if (joined.has(extend)) return;
  joined.add(extend);
  extend.inject(continueWatching);
  onOtherTabs((news) => dispatch(progressChanged(news)));
  addEventListener("pageshow", ({ persisted }) => persisted && dispatch(pageRevived()));
}
