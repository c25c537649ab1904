import { useEffect } from "react";
import { verifyDeviceWhilePlaying } from "@/lib/playback/verify-device-while-playing";
import { isInMiniPlayer } from "../mini/mini-player-film";
import { usePlayerParts } from "../player-parts";

// A film that goes on in the mini player is verified there, too.
export function PlaybackDeviceCheck(): null {
  const { video, token } = usePlayerParts();
  useEffect(() => {
    const stop = verifyDeviceWhilePlaying(video, token);
    return () => {
      if (!isInMiniPlayer(video)) stop();
    };
  }, [video, token]);
  return null;
}
