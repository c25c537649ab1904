import { useEffect, useRef, useState } from "react";
import { useAppSelector } from "@/store/hooks";
import { selectToasts } from "@/store/toasts/toasts-slice";
import { keepOnTop } from "./keep-on-top";
import { Toast } from "./toast";
import { ToastFocus } from "./toast-focus";
import styles from "./toasts.module.css";

const positions = ["top-center", "top-right", "bottom-center"] as const;

export function ToastStacks() {
  const toasts = useAppSelector(selectToasts);
  const place = useRef<HTMLDivElement>(null);
  const [focus] = useState(() => new ToastFocus());
  useEffect(() => (place.current ? focus.watch(place.current) : undefined), [focus]);
  const newest = toasts.at(-1);
  useEffect(() => (place.current ? keepOnTop(place.current) : undefined), [newest]);
  return (
    <div ref={place} className={styles.stacks}>
      {positions.map((position) => (
        <div key={position} className={styles.stack} data-position={position}>
          {toasts
            .filter((toast) => toast.position === position)
            .map((toast) => (
              <Toast key={toast.id + toast.createdAt} toast={toast} focus={focus} />
            ))}
        </div>
      ))}
    </div>
  );
}
