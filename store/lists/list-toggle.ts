import { createAction } from "@reduxjs/toolkit";

/** The lists that a viewer changes by a press; each is a slice of that name. */
export type ListName = "watchList" | "liveNotifications";

/** What a press requests: a content on a list or off it. Title and picture are for the toast. */
export type ListToggle = {
  list: ListName;
  token: string;
  added: boolean;
  title?: string | undefined;
  image?: string | undefined;
  /** It is in the outbox already. */
  queued?: true;
};

/**
 * A viewer, or an "Undo" (`quiet`: without a toast of its own), requests a toggle. It takes effect once the
 * listeners are there (`startLists`): docs/behaviour.md BE-113.
 */
export const listToggleRequested = createAction<ListToggle & { quiet?: true }>(
  "lists/toggleRequested",
);

/** The lists as far as they are loaded. */
type Lists = { [name in ListName]?: { items: string[] } | undefined };

const sets = new WeakMap<string[], Set<string>>();

// The selectors are in this small file because every card has them before the slices are loaded.

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

/** Whether the viewer is to be notified when that event begins. */
export const selectIsNotifiedOfEvent = (state: Lists, token: string): boolean =>
  selectIsOnList(state, "liveNotifications", token);
