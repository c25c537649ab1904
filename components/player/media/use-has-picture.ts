import { useEffect, useState } from "react";

const haveCurrentData = 2;
const signs = ["loadeddata", "playing", "timeupdate"];

/** True once the film itself has a picture for the poster's place. */
export function useHasPicture(video: HTMLVideoElement | null): boolean {
  const [hasPicture, setHas] = useState(false);
  useEffect(() => {
    if (!video || hasPicture) return;
    const note = () => setHas(video.readyState >= haveCurrentData);
    note();
    for (const sign of signs) video.addEventListener(sign, note);
    return () => {
      for (const sign of signs) video.removeEventListener(sign, note);
    };
  }, [video, hasPicture]);
  return hasPicture;
}
