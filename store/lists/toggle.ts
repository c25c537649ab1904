import { createAction } from "@reduxjs/toolkit";

/** The lists that a viewer changes by a press; each is a slice of that name. */
export type ListName = "watchList" | "liveNotifications";

/** What a press wants: a content on a list or off it. Title and picture are for the toast. */
export type Toggle = {
  list: ListName;
  token: string;
  added: boolean;
  title?: string | undefined;
  image?: string | undefined;
  /** It is in the outbox already. */
  waited?: true;
};

/**
 * A viewer, or an "Undo" (`quiet`: without a toast of its own), wants a toggle. Takes effect once
 * `listsLoaded` is through: docs/behaviour.md BE-113.
 */
export const toggleAsked = createAction<Toggle & { quiet?: true }>("lists/toggleAsked");
