import { useEffect, useEffectEvent, useRef, useState } from "react";

const exitMs = 300;

// Counts down in real time; a pause keeps exactly what is left.
export function useToastTimer(ms: number, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    // setTimeout takes an infinite delay for 0.
    if (isPaused || left.current === Number.POSITIVE_INFINITY) return;
    const since = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [isPaused]);
}

// `dismiss` starts the exit animation, `onEnd` follows it; with reduced motion it follows at once.
export function useExitAnimation(onEnd: () => void): { isLeaving: boolean; dismiss: () => void } {
  const [isLeaving, setLeaving] = useState(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isLeaving) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const timer = setTimeout(() => end(), isStill ? 0 : exitMs);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return { isLeaving, dismiss: () => setLeaving(true) };
}
