import type { NewToast } from "../toasts/toasts-slice";
import { type ListName, type ListToggle, listToggleRequested } from "./list-toggle";

const messages = {
  watchList: { added: "laterListed", removed: "laterUnlisted" },
  liveNotifications: { added: "laterNotified", removed: "laterNotNotified" },
} satisfies Record<ListName, object>;

/** What viewers read in the place of the words that the state keeps. */
const failed = {
  watchList: { added: "laterListFailed", removed: "laterUnlistFailed" },
  liveNotifications: { added: "laterNotifyFailed", removed: "laterUnnotifyFailed" },
} satisfies Record<ListName, object>;

/** The newest toggle, with its picture and "Undo". */
export function listToggledToast(toggle: ListToggle): NewToast {
  const { list, added, image } = toggle;
  const undoAction = listToggleRequested({ ...toggle, added: !added, quiet: true });
  const textKey = messages[list][added ? "added" : "removed"];
  return { id: "toggle", type: "success", textKey, values: valuesOf(toggle), image, undoAction };
}

/** The toggle was rolled back. */
export function createListFailureToast(toggle: ListToggle): NewToast {
  const { list, token, added } = toggle;
  const textKey = failed[list][added ? "added" : "removed"];
  return { id: `${list} ${token}`, type: "error", textKey, values: valuesOf(toggle) };
}

/** The toggle is saved on this device until the network is back. */
export function savedOfflineToast({ image }: ListToggle): NewToast {
  return { id: "toggle", textKey: "laterWaits", image };
}

/** Nobody knows whether the viewer is signed in. */
export function signInUnknownToast(): NewToast {
  return { id: "toggle", type: "error", textKey: "laterUnknown" };
}

/** A toggle from before a reload may have lost its title. */
function valuesOf({ title = "" }: ListToggle): { title: string } {
  return { title };
}
