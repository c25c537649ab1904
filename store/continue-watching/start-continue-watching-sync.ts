import type { WatchedProgress } from "@/lib/playback/watched-progress";
import type { AppDispatch } from "../make-store";
import type { ThunkExtra } from "../thunk-extra";
import { continueWatchingSlice, pageRevived, progressChanged } from "./continue-watching-slice";

/** How far a film was watched; null: it is not to be continued. */
type ProgressChange = { token: string; progress: WatchedProgress | null };

const key = "mq_progress";
const started = new WeakSet<ThunkExtra>();

/** Adds the slice and keeps it up to date with other tabs and after the back-forward cache; once for each store. */
export function startContinueWatchingSync(extra: ThunkExtra, dispatch: AppDispatch): void {
  if (started.has(extra)) return;
  started.add(extra);
  extra.injectSlice(continueWatchingSlice);
  addEventListener("storage", ({ key: changed, newValue }) => {
    const change = changed === key && newValue ? parse(newValue) : undefined;
    if (change) dispatch(progressChanged(change));
  });
  addEventListener("pageshow", ({ persisted }) => persisted && dispatch(pageRevived()));
}

/** Notifies the other tabs of this channel, not this one. Nothing stays in the storage. */
export function notifyProgressTabs(change: ProgressChange): void {
  try {
    localStorage.setItem(key, JSON.stringify(change));
    localStorage.removeItem(key);
  } catch {
    // Without storage the other tabs are up to date when they load again.
  }
}

function parse(text: string): ProgressChange | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return undefined;
    const { token, progress }: Record<string, unknown> = { ...value };
    if (typeof token !== "string") return undefined;
    if (progress === null) return { token, progress };
    const { time, duration }: Record<string, unknown> = { ...Object(progress) };
    return typeof time === "number" && typeof duration === "number"
      ? { token, progress: { time, duration } }
      : undefined;
  } catch {
    return undefined;
  }
}
