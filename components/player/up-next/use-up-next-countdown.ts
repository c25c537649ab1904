import { useEffect, useState } from "react";

const secondsToNext = 8;

/** The seconds left until the next film; none passes while `isBusy` says that the viewer does something else. */
export function useUpNextCountdown(isOn: boolean, isBusy: () => boolean): number {
  const [left, setLeft] = useState(secondsToNext);
  useEffect(() => {
    if (!isOn) return;
    const tick = () => {
      if (!isBusy()) setLeft((seconds) => Math.max(0, seconds - 1));
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isOn, isBusy]);
  return left;
}
