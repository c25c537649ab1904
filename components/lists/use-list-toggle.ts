import { type MouseEvent, useRef, useState } from "react";
import type { CardView } from "@/lib/sections/card-view";
import { afterPaint } from "@/lib/viewer/after-paint.browser";
import { useAppDispatch, useAppSelector } from "@/store/hooks";
import { type ListName, selectIsOnList, listToggleRequested } from "@/store/lists/list-toggle";
import { toastAdded } from "@/store/toasts/toasts-slice";
import { selectViewer } from "@/store/viewer/viewer-slice";
import { useText } from "../text-provider";
import { loadListsCode } from "./load-lists-code";

const addNames = { watchList: "addToWatchList", liveNotifications: "notifyMe" };
const removeNames = { watchList: "removeFromWatchList", liveNotifications: "stopNotifyingMe" };

type Pressed = { added: boolean } | undefined;

export type ListToggleItem = Pick<CardView, "token" | "title" | "picture">;

// The pressed button shows its new state before React and the store receive it, which every card would
// follow. A press before the code of the lists has loaded waits for it.
export function useListToggle({ token, title, picture: image }: ListToggleItem, list: ListName) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const isListed = useAppSelector((state) => selectIsOnList(state, list, token));
  const isKnown = useAppSelector((state) => selectViewer(state).status === "signedIn");
  const latest = useRef<Pressed>(undefined);
  const [shown, setShown] = useState<Pressed>();
  const isOn = shown?.added ?? isListed;
  const press = async ({ currentTarget: button }: MouseEvent) => {
    const pressed = { added: !(latest.current?.added ?? isListed) };
    latest.current = pressed;
    try {
      if (isKnown) {
        button.toggleAttribute("data-on", pressed.added);
        await afterPaint();
        setShown(pressed);
      }
      await loadListsCode(dispatch);
      dispatch(listToggleRequested({ list, token, ...pressed, title, image }));
    } catch {
      // React may never have drawn it.
      button.toggleAttribute("data-on", isListed);
      dispatch(toastAdded({ id: "toggle", type: "error", message: t("rowFailed") }));
    } finally {
      if (latest.current === pressed) {
        latest.current = undefined;
        setShown(undefined);
      }
    }
  };
  return { isOn, press, add: t(addNames[list]), remove: t(removeNames[list]) };
}
