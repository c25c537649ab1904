import type { CardView } from "@/lib/sections/card-view";
import { useAppDispatch, useAppSelector } from "@/store/hooks";
import { listsLoaded } from "@/store/lists/load-lists";
import { selectIsOnList } from "@/store/lists/select-lists";
import { type ListName, toggleAsked } from "@/store/lists/toggle";
import { toastAdded } from "@/store/toasts/toasts-slice";
import { useText } from "../text-provider";

const addNames = { watchList: "addToWatchList", liveNotifications: "notifyMe" };
const removeNames = { watchList: "removeFromWatchList", liveNotifications: "stopNotifyingMe" };

export type ListItem = Pick<CardView, "token" | "title" | "picture">;

// A press that comes before the code of the lists waits for it.
export function useListToggle({ token, title, picture: image }: ListItem, list: ListName) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const isOn = useAppSelector((state) => selectIsOnList(state, list, token));
  const press = async () => {
    try {
      await dispatch(listsLoaded());
      dispatch(toggleAsked({ list, token, added: !isOn, title, image }));
    } catch {
      dispatch(toastAdded({ id: "toggle", type: "error", message: t("rowFailed") }));
    }
  };
  return { isOn, press, add: t(addNames[list]), remove: t(removeNames[list]) };
}
