import { useEffect, useEffectEvent, useState } from "react";

const exitMs = 300;

// A toast that goes is seen going, then it is gone; without motion it is gone at once.
export function useExit(gone: () => void): { isLeaving: boolean; leave: () => void } {
  const [isLeaving, setLeaving] = useState(false);
  const end = useEffectEvent(gone);
  useEffect(() => {
    if (!isLeaving) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const timer = setTimeout(() => end(), isStill ? 0 : exitMs);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return { isLeaving, leave: () => setLeaving(true) };
}
