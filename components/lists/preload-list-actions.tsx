import { useEffect } from "react";
import { useAppDispatch, useAppSelector } from "@/store/hooks";
import { selectViewer, fetchViewer } from "@/store/viewer/viewer-slice";
import { useText } from "../text-provider";
import { useLoadTexts } from "../use-load-texts";
import { whenIdle } from "../ui/when-idle";
import { loadListsCode } from "./load-lists-code";

// Loads the code of a press before the press, so that a button responds at once, without a network too.
export function PreloadListActions() {
  const dispatch = useAppDispatch();
  const { t } = useText();
  const loadTexts = useLoadTexts();
  const isSignedIn = useAppSelector((state) => selectViewer(state).status === "signedIn");
  useEffect(() => whenIdle(() => void dispatch(fetchViewer())), [dispatch]);
  useEffect(() => {
    if (!isSignedIn) return;
    return whenIdle(() => {
      // The next press tries again.
      const ignore = () => {};
      loadListsCode(dispatch).catch(ignore);
      import("../toasts/toast-stacks").catch(ignore);
      if (t("laterUnknown") === "laterUnknown") loadTexts().catch(ignore);
    });
  }, [isSignedIn, dispatch, t, loadTexts]);
  return null;
}
