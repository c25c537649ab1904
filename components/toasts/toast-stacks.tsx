import { useLayoutEffect, useRef, useState } from "react";
import { useAppSelector } from "@/store/hooks";
import { selectToasts } from "@/store/toasts/toasts-slice";
import { ToastItem } from "./toast";
import { ToastFocus } from "./toast-focus";
import styles from "./toast-region.module.css";
import { useToastsWithLoadedTexts } from "./use-toasts-with-loaded-texts";

const positions = ["top-center", "top-right", "bottom-center"] as const;

export function ToastStacks() {
  const toasts = useToastsWithLoadedTexts(useAppSelector(selectToasts));
  const stacks = useRef<HTMLDivElement>(null);
  const [focus] = useState(() => new ToastFocus());
  // Before the toast is seen: a key that is pressed at once would be missed, or its focus lost.
  useLayoutEffect(() => (stacks.current ? focus.watch(stacks.current) : undefined), [focus]);
  const newest = toasts.at(-1);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each new toast raises the stacks again.
  useLayoutEffect(() => (stacks.current ? stayOnTop(stacks.current) : undefined), [newest]);
  return (
    <div ref={stacks} className={styles.stacks}>
      {positions.map((position) => (
        <div key={position} className={styles.stack} data-position={position}>
          {toasts
            .filter((toast) => toast.position === position)
            .map((toast) => (
              <ToastItem key={toast.id + toast.createdAt} toast={toast} focus={focus} />
            ))}
        </div>
      ))}
    </div>
  );
}

// The element last added to the top layer is painted above the others: open dialogs and fullscreen elements.
function stayOnTop(stacks: HTMLElement): () => void {
  if (!HTMLElement.prototype.showPopover) return () => {};
  stacks.popover = "manual";
  const raise = () => {
    if (stacks.matches(":popover-open")) stacks.hidePopover();
    stacks.showPopover();
  };
  raise();
  document.addEventListener("fullscreenchange", raise);
  return () => document.removeEventListener("fullscreenchange", raise);
}
