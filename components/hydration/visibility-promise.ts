import { watchVisibility } from "../ui/watch-visibility";

// `mqpress`: something was pressed in it that is held for the time being (lib/page-scripts/record-clicks-before-hydration.ts).
const touches = ["pointerover", "pointerdown", "focusin", "mqpress"] as const;

const waiting = new Set<() => void>();

// A refreshed page is shown once nothing in it is suspended: a row that waits would delay it.
export function hydrateAllParts(): void {
  for (const resolve of waiting) resolve();
  waiting.clear();
}

type WhenVisible = {
  /** Resolves when the element is near the window or is touched. */
  visible: Promise<void>;
  observe: (element: HTMLElement) => () => void;
};

export function createVisibilityPromise(): WhenVisible {
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.add(resolve);
  const observe = (element: HTMLElement) => {
    const found = () => {
      stop();
      waiting.delete(resolve);
      resolve();
    };
    const unwatch = watchVisibility(element, (isInSight) => isInSight && found(), "50% 0px");
    const stop = () => {
      unwatch();
      for (const touch of touches) element.removeEventListener(touch, found);
    };
    if (window.mqPendingPress && element.contains(window.mqPendingPress)) resolve();
    for (const touch of touches) element.addEventListener(touch, found, { passive: true });
    return stop;
  };
  return { visible: promise, observe };
}
