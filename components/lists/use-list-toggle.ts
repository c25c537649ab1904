import { useState } from "react";
import type { CardView } from "@/lib/sections/card-view";
import { useAppDispatch, useAppSelector } from "@/store/hooks";
import { listsLoaded } from "@/store/lists/load-lists";
import { painted } from "@/store/lists/painted";
import { selectIsOnList } from "@/store/lists/select-lists";
import { type ListName, toggleAsked } from "@/store/lists/toggle";
import { toastAdded } from "@/store/toasts/toasts-slice";
import { selectViewer } from "@/store/viewer/viewer-slice";
import { useText } from "../text-provider";

const addNames = { watchList: "addToWatchList", liveNotifications: "notifyMe" };
const removeNames = { watchList: "removeFromWatchList", liveNotifications: "stopNotifyingMe" };

export type ListItem = Pick<CardView, "token" | "title" | "picture">;

// A press of a viewer is painted by its own button before the store hears of it, which every card would follow.
// One that comes before the code of the lists waits for it.
export function useListToggle({ token, title, picture: image }: ListItem, list: ListName) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const isListed = useAppSelector((state) => selectIsOnList(state, list, token));
  const isKnown = useAppSelector((state) => selectViewer(state).status === "signedIn");
  const [wish, setWish] = useState<{ added: boolean }>();
  const isOn = wish?.added ?? isListed;
  const press = async () => {
    const pressed = { added: !isOn };
    if (isKnown) setWish(pressed);
    try {
      if (isKnown) await painted();
      await dispatch(listsLoaded());
      dispatch(toggleAsked({ list, token, ...pressed, title, image }));
    } catch {
      dispatch(toastAdded({ id: "toggle", type: "error", message: t("rowFailed") }));
    } finally {
      setWish((latest) => (latest === pressed ? undefined : latest));
    }
  };
  return { isOn, press, add: t(addNames[list]), remove: t(removeNames[list]) };
}
