import { nanoid } from "@reduxjs/toolkit";
import type { ListName, ListToggle } from "./list-toggle";

type Change = Pick<ListToggle, "list" | "token" | "added">;

const key = "mq_list_change";

/** Sends the new state of an item to the other tabs of this channel; this tab receives nothing. */
export function notifyTabsOfListChange({ list, token, added }: Change): void {
  try {
    // The same change twice is no event of storage.
    localStorage.setItem(key, JSON.stringify({ list, token, added, id: nanoid() }));
  } catch {
    // Without storage the other tabs read the state at their next page load.
  }
}

/** Calls `changed` for every change in another tab. */
export function onListChangedInOtherTab(changed: (change: Change) => void): void {
  addEventListener("storage", ({ key: of, newValue }) => {
    if (of !== key || newValue === null) return;
    const { list, token, added } = JSON.parse(newValue) as Change;
    if (isList(list)) changed({ list, token, added });
  });
}

function isList(name: unknown): name is ListName {
  return name === "watchList" || name === "liveNotifications";
}
