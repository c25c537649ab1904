import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { useAppDispatch } from "@/store/hooks";
import { type Toast as ToastFacts, toastRemoved } from "@/store/toasts/toasts-slice";
import { useText } from "../text-provider";
import { Icon } from "../ui/icon";
import { outlineX } from "../ui/icon-paths";
import type { ToastFocus } from "./toast-focus";
import { ToastSign } from "./toast-sign";
import styles from "./toasts.module.css";
import { useCountdown } from "./use-countdown";
import { useExit } from "./use-exit";

type Props = { toast: ToastFacts; focus: ToastFocus };

export function Toast({ toast, focus }: Props) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const place = useRef<HTMLDivElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { isLeaving, leave } = useExit(() => dispatch(toastRemoved(toast.id)));
  useCountdown(toast.duration, isHovered || isFocused || isLeaving, leave);
  useLayoutEffect(() => {
    const leaving = place.current;
    return () => {
      if (leaving) focus.giveBack(leaving);
    };
  }, [focus]);
  const undo = () => {
    if (!isLeaving && toast.undoAction) dispatch(toast.undoAction);
    leave();
  };
  const blurred = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocused(currentTarget.contains(relatedTarget));
  const escaped = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    leave();
  };
  return (
    <div
      ref={place}
      className={styles.toast}
      data-leaving={isLeaving || undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={blurred}
      onKeyDown={escaped}
    >
      <ToastSign toast={toast} />
      <p className={`clamp ${styles.message}`}>{toast.message}</p>
      {toast.undoAction && (
        <button type="button" className={styles.undo} onClick={undo}>
          {t("undo")}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={t("close")} onClick={leave}>
        <Icon path={outlineX} />
      </button>
    </div>
  );
}
