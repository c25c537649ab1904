import { type PointerEvent, type TouchEvent, useEffect, useRef, useState } from "react";
import { holdSpeed, releaseSpeed } from "../media/held-speed";
import { usePlayerParts } from "../player-parts";

const holdMs = 500;
/** A finger that moves farther scrolls the page. */
const movePx = 12;

type Hold = {
  isHeld: boolean;
  /** True if the touch that ends was a hold, and so is no tap. */
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
export function useHold(): Hold {
  const { video, isLive } = usePlayerParts();
  const [isHeld, setHeld] = useState(false);
  const touch = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> }>(undefined);
  const begin = () => {
    if (!isLive && holdSpeed(video)) setHeld(true);
  };
  const end = () => {
    clearTimeout(touch.current?.timer);
    touch.current = undefined;
    releaseSpeed(video);
    setHeld(false);
    return isHeld;
  };
  useEffect(() => {
    const held = touch;
    return () => {
      clearTimeout(held.current?.timer);
      releaseSpeed(video);
    };
  }, [video]);
  return {
    isHeld,
    end,
    handlers: {
      onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }) => {
        end();
        if (pointerType !== "touch" || !isPrimary) return;
        touch.current = { x, y, timer: setTimeout(begin, holdMs) };
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
