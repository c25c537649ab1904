import type { ListState } from "./make-list";
import type { ListName } from "./toggle";

/** The lists as far as they are loaded. */
type Lists = { [name in ListName]?: ListState | undefined };

const sets = new WeakMap<string[], Set<string>>();

/** Whether a content is on a list; false until the list is known. */
export function selectIsOnList(state: Lists, list: ListName, token: string): boolean {
  const items = state[list]?.items;
  if (!items) return false;
  const known = sets.get(items) ?? new Set(items);
  sets.set(items, known);
  return known.has(token);
}

/** Whether a content is on the watch list: `selectIsOnWatchList(state, "film-1")`. */
export const selectIsOnWatchList = (state: Lists, token: string): boolean =>
  selectIsOnList(state, "watchList", token);

/** Whether the viewer is to be told when that event begins. */
export const selectIsNotified = (state: Lists, token: string): boolean =>
  selectIsOnList(state, "liveNotifications", token);
