import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { useAppDispatch } from "@/store/hooks";
import { type Toast as ToastData, toastRemoved } from "@/store/toasts/toasts-slice";
import { useText } from "../text-provider";
import { Icon } from "../ui/icon";
import { alertCircleIconPath, xIconPath } from "../ui/icon-paths";
import { circleCheckIconPath } from "../ui/notice-icons";
import { Picture } from "../ui/picture";
import type { ToastFocus } from "./toast-focus";
import { useToastTimer, useExitAnimation } from "./toast-timing";
import styles from "./toast-region.module.css";

type Props = { toast: ToastData; focus: ToastFocus };

export function ToastItem({ toast, focus }: Props) {
  const { t } = useText();
  const dispatch = useAppDispatch();
  const element = useRef<HTMLDivElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { isLeaving, dismiss } = useExitAnimation(() => dispatch(toastRemoved(toast.id)));
  useToastTimer(toast.duration, isHovered || isFocused || isLeaving, dismiss);
  useLayoutEffect(() => {
    const leaving = element.current;
    return () => {
      if (leaving) focus.restoreFrom(leaving);
    };
  }, [focus]);
  const message = toast.textKey ? t(toast.textKey, toast.values) : toast.message;
  const undo = () => {
    if (!isLeaving && toast.undoAction) dispatch(toast.undoAction);
    dismiss();
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocused(currentTarget.contains(relatedTarget));
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    dismiss();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hover and focus only pause the countdown; the buttons inside act.
    <div
      ref={element}
      className={styles.toast}
      data-leaving={isLeaving || undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={handleBlur}
      onKeyDown={handleKey}
    >
      <ToastSign toast={toast} message={message} />
      <p className={`clamp ${styles.message}`}>{message}</p>
      {toast.link && (
        <a className={styles.undo} href={toast.link.href} onClick={dismiss}>
          {t(toast.link.textKey)}
        </a>
      )}
      {toast.undoAction && (
        <button type="button" className={styles.undo} onClick={undo}>
          {t("undo")}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={t("close")} onClick={dismiss}>
        <Icon path={xIconPath} />
      </button>
    </div>
  );
}

function ToastSign({ toast: { image, type }, message }: { toast: ToastData; message: string }) {
  if (image) {
    return (
      <Picture src={image} title={message} sizes="64px" maxWidth={320} className={styles.image} />
    );
  }
  return (
    <span className={styles.sign} data-type={type}>
      <Icon path={type === "error" ? alertCircleIconPath : circleCheckIconPath} />
    </span>
  );
}
