import { useEffect, useState } from "react";

/** True from the first play on, also through reloads after a fault. */
export function useStarted(video: HTMLVideoElement | null): boolean {
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    if (!video) return;
    const note = () => setStarted(true);
    if (!video.paused) note();
    video.addEventListener("play", note, { once: true });
    return () => video.removeEventListener("play", note);
  }, [video]);
  return isStarted;
}
