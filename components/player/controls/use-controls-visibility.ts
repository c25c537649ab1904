import { useCallback, useEffect, useRef, useState } from "react";

const idleMs = 3000;

type Visibility = { isActive: boolean; show: () => void; hide: () => void };

/** Active until 3 s pass without input, and as long as a control has the keyboard's focus. */
export function useControlsVisibility(root: HTMLElement, video: HTMLVideoElement): Visibility {
  const [isActive, setActive] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setActive(root.querySelector("[data-controls] :focus-visible") !== null);
  }, [root]);
  const hideLater = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(hide, idleMs);
  }, [hide]);
  const show = useCallback(() => {
    hideLater();
    setActive(true);
  }, [hideLater]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // For touches of the picture, Surface shows and hides the controls.
    const handlePointer = (event: PointerEvent) => {
      if (event.pointerType !== "touch" || isInControls(event.target)) show();
    };
    for (const event of ["pointermove", "pointerdown"] as const) {
      root.addEventListener(event, handlePointer, { signal });
    }
    for (const event of ["keydown", "focusin", "focusout"]) {
      root.addEventListener(event, show, { signal });
    }
    video.addEventListener("play", show, { signal });
    hideLater();
    return () => {
      controller.abort();
      clearTimeout(timer.current);
    };
  }, [root, video, show, hideLater]);
  return { isActive, show, hide };
}

function isInControls(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-controls]") !== null;
}
