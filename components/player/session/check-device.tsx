import { useEffect } from "react";
import { verifyWhilePlaying } from "@/lib/playback/verify-device";
import { isCarried } from "../carried-film";
import { usePlayerParts } from "../player-parts";

// A film that goes on in the mini player is verified there, too.
export function CheckDevice(): null {
  const { video, token } = usePlayerParts();
  useEffect(() => {
    const stop = verifyWhilePlaying(video, token);
    return () => {
      if (!isCarried(video)) stop();
    };
  }, [video, token]);
  return null;
}
