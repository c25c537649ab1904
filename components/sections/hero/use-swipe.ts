import { type TouchEvent, useRef } from "react";

const minimumPx = 40;

type SwipeHandlers = {
  onTouchStart: (event: TouchEvent<HTMLElement>) => void;
  onTouchEnd: (event: TouchEvent<HTMLElement>) => void;
  onTouchCancel: () => void;
};

/**
 * Handlers that report a horizontal swipe of one finger: 1 is forwards in the direction of the text, -1 is back. They
 * prevent no scrolling and no zooming, and ignore a page that is zoomed in. docs/behaviour.md BE-486.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void): SwipeHandlers {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart({ touches }) {
      const { clientX: x = 0, clientY: y = 0 } = touches[0] ?? {};
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01;
      start.current = touches.length === 1 && !isZoomed ? { x, y } : undefined;
    },
    onTouchEnd({ changedTouches, currentTarget }) {
      const from = start.current;
      const finger = changedTouches[0];
      start.current = undefined;
      if (!from || !finger) return;
      const along = finger.clientX - from.x;
      if (Math.abs(along) < minimumPx || Math.abs(along) < 2 * Math.abs(finger.clientY - from.y))
        return;
      const isForwards = along < 0 === (getComputedStyle(currentTarget).direction !== "rtl");
      onSwipe(isForwards ? 1 : -1);
    },
    onTouchCancel() {
      start.current = undefined;
    },
  };
}
