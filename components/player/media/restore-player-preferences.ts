import { useEffect } from "react";
import { readPlayerPreferences, savePlayerPreferences } from "@/lib/playback/player-preferences";
import { type PlayerParts, usePlayerParts } from "../player-parts";
import { storyboardTrack } from "../seek/storyboard-track";
import { captionTracks, findInitialCaptionTrack, showCaptions } from "./caption-tracks";
import { hasLongPressSpeed } from "./long-press-speed";
import { changeSpeed } from "./playback-requests";

const haveCurrentData = 2;

/** A film starts with the settings that the viewer left the last one with; its text tracks wait for its first frame. */
export function RestorePlayerPreferences(): null {
  const parts = usePlayerParts();
  useEffect(() => {
    const { video, isLive } = parts;
    restore(parts);
    const saveVolume = () => savePlayerPreferences({ volume: video.volume, muted: video.muted });
    const saveSpeed = () => {
      if (!hasLongPressSpeed(video)) savePlayerPreferences({ speed: video.playbackRate });
    };
    // Those of a stream may come with its first words.
    const showLateCaptions = () => {
      const isOn = captionTracks(video).some(({ mode }) => mode === "showing");
      if (!isOn) showCaptions(video, findInitialCaptionTrack(parts));
    };
    const startTracks = () => {
      showCaptions(video, findInitialCaptionTrack(parts));
      video.textTracks.addEventListener("addtrack", showLateCaptions);
      const storyboard = storyboardTrack(video);
      if (storyboard) storyboard.mode = "hidden";
    };
    video.addEventListener("volumechange", saveVolume);
    if (!isLive) video.addEventListener("ratechange", saveSpeed);
    if (video.readyState >= haveCurrentData) startTracks();
    else video.addEventListener("loadeddata", startTracks, { once: true });
    return () => {
      video.removeEventListener("volumechange", saveVolume);
      video.removeEventListener("ratechange", saveSpeed);
      video.removeEventListener("loadeddata", startTracks);
      video.textTracks.removeEventListener("addtrack", showLateCaptions);
    };
  }, [parts]);
  return null;
}

function restore({ video, isLive }: PlayerParts): void {
  const { volume, muted, speed } = readPlayerPreferences();
  video.volume = volume;
  video.muted = muted;
  if (!isLive) changeSpeed(video, speed);
}
