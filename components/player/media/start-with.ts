import { useEffect } from "react";
import { savePreferences, readPreferences } from "@/lib/playback/preferences";
import { usePlayerParts } from "../player-parts";
import { storyboardTrack } from "../seek/storyboard-track";
import { showCaptions, startingCaptions } from "./captions";
import { changeSpeed } from "./requests";

const haveCurrentData = 2;

/** A film starts as the viewer left the last one; text tracks wait for its first frame. */
export function StartWith(): null {
  const parts = usePlayerParts();
  useEffect(() => {
    const { video, isLive } = parts;
    const kept = readPreferences();
    video.volume = kept.volume;
    video.muted = kept.muted;
    if (!isLive) changeSpeed(video, kept.speed);
    const keepVolume = () => savePreferences({ volume: video.volume, muted: video.muted });
    const keepSpeed = () => savePreferences({ speed: video.playbackRate });
    const startTracks = () => {
      showCaptions(video, startingCaptions(parts));
      const stills = storyboardTrack(video);
      if (stills) stills.mode = "hidden";
    };
    video.addEventListener("volumechange", keepVolume);
    if (!isLive) video.addEventListener("ratechange", keepSpeed);
    if (video.readyState >= haveCurrentData) startTracks();
    else video.addEventListener("loadeddata", startTracks, { once: true });
    return () => {
      video.removeEventListener("volumechange", keepVolume);
      video.removeEventListener("ratechange", keepSpeed);
      video.removeEventListener("loadeddata", startTracks);
    };
  }, [parts]);
  return null;
}
