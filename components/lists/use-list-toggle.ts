import { type MouseEvent, useRef, useState } from "react";
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

type Wish = { added: boolean } | undefined;

export type ListItem = Pick<CardView, "token" | "title" | "picture">;

// A press of a viewer is painted by its own button before React and the store hear of it, which every card would
// follow. One that comes before the code of the lists waits for it.
export function useListToggle({ token, title, picture: image }: ListItem, list: ListName) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const isListed = useAppSelector((state) => selectIsOnList(state, list, token));
  const isKnown = useAppSelector((state) => selectViewer(state).status === "signedIn");
  const latest = useRef<Wish>(undefined);
  const [wish, setWish] = useState<Wish>();
  const isOn = wish?.added ?? isListed;
  const press = async ({ currentTarget: button }: MouseEvent) => {
    const pressed = { added: !(latest.current?.added ?? isListed) };
    latest.current = pressed;
    try {
      if (isKnown) {
        button.toggleAttribute("data-on", pressed.added);
        await painted();
        setWish(pressed);
      }
      await dispatch(listsLoaded());
      dispatch(toggleAsked({ list, token, ...pressed, title, image }));
    } catch {
      // React may never have drawn it.
      button.toggleAttribute("data-on", isListed);
      dispatch(toastAdded({ id: "toggle", type: "error", message: t("rowFailed") }));
    } finally {
      if (latest.current === pressed) {
        latest.current = undefined;
        setWish(undefined);
      }
    }
  };
  return { isOn, press, add: t(addNames[list]), remove: t(removeNames[list]) };
}
