import { useEffect, useEffectEvent, useRef } from "react";

// Counts real time; a pause keeps exactly what is left.
export function useCountdown(ms: number, isPaused: boolean, done: () => void): void {
  const left = useRef(ms);
  const finish = useEffectEvent(done);
  useEffect(() => {
    // A browser takes an endless delay for none.
    if (isPaused || left.current === Number.POSITIVE_INFINITY) return;
    const since = performance.now();
    const timer = setTimeout(() => finish(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [isPaused]);
}
