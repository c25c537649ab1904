import { type PointerEvent, type TouchEvent, useEffect, useRef, useState } from "react";
import { startLongPressSpeed, endLongPressSpeed } from "../media/long-press-speed";
import { usePlayerParts } from "../player-parts";

const longPressMs = 500;
/** A finger that moves farther scrolls the page. */
const movePx = 12;

type LongPress = {
  isLongPressed: boolean;
  /** True if the touch that ends was a long press, and so is no tap. */
  end: () => boolean;
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerCancel: () => void;
    onContextMenu: (event: { preventDefault: () => void }) => void;
    onTouchEnd: (event: TouchEvent) => void;
  };
};

/** A finger that is held on the picture of a film doubles its speed until it is lifted. */
export function useLongPressSpeed(): LongPress {
  const { video, isLive } = usePlayerParts();
  const [isLongPressed, setLongPressed] = useState(false);
  const touch = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> }>(undefined);
  const begin = () => {
    if (!isLive && startLongPressSpeed(video)) setLongPressed(true);
  };
  const end = () => {
    clearTimeout(touch.current?.timer);
    touch.current = undefined;
    endLongPressSpeed(video);
    setLongPressed(false);
    return isLongPressed;
  };
  useEffect(() => {
    const current = touch;
    return () => {
      clearTimeout(current.current?.timer);
      endLongPressSpeed(video);
    };
  }, [video]);
  return {
    isLongPressed,
    end,
    handlers: {
      onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }) => {
        end();
        if (pointerType !== "touch" || !isPrimary) return;
        touch.current = { x, y, timer: setTimeout(begin, longPressMs) };
      },
      onPointerMove: ({ clientX, clientY }) => {
        const from = touch.current;
        if (from && Math.hypot(clientX - from.x, clientY - from.y) > movePx) {
          clearTimeout(from.timer);
        }
      },
      onPointerCancel: end,
      onContextMenu: (event) => {
        if (touch.current) event.preventDefault();
      },
      // Otherwise a click follows, and presses the control that the tap has shown there.
      onTouchEnd: (event) => event.preventDefault(),
    },
  };
}
