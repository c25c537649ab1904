import { useCallback, useEffect, useRef, useState } from "react";

const idleMs = 3000;

type Awake = { isAwake: boolean; wake: () => void; sleep: () => void };

/** Awake until 3 s pass without input, and for as long as a control has the keyboard's focus. */
export function useAwake(root: HTMLElement, video: HTMLVideoElement): Awake {
  const [isAwake, setAwake] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sleep = useCallback(() => {
    clearTimeout(timer.current);
    setAwake(root.querySelector("[data-chrome] :focus-visible") !== null);
  }, [root]);
  const wake = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(sleep, idleMs);
    setAwake(true);
  }, [sleep]);
  useEffect(() => {
    const off = new AbortController();
    const { signal } = off;
    // A finger on the picture shows and hides the controls by itself (surface.tsx).
    const pointed = (event: PointerEvent) => {
      if (event.pointerType !== "touch" || isInChrome(event.target)) wake();
    };
    for (const event of ["pointermove", "pointerdown"] as const) {
      root.addEventListener(event, pointed, { signal });
    }
    for (const event of ["keydown", "focusin", "focusout"]) {
      root.addEventListener(event, wake, { signal });
    }
    video.addEventListener("play", wake, { signal });
    wake();
    return () => {
      off.abort();
      clearTimeout(timer.current);
    };
  }, [root, video, wake]);
  return { isAwake, wake, sleep };
}

function isInChrome(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-chrome]") !== null;
}
