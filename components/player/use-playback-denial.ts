import { useCallback, useEffect, useRef, useState } from "react";
import { failureDisplays } from "@/lib/failures/failure-displays";
import type { ApiFailure } from "@/lib/api-client/api-failure";
import { onPlayDenial } from "@/lib/playback/play-denial";
import { postFilmPositionAndCheck } from "@/lib/playback/send-progress";
import { requestDevicePlayCheck } from "@/lib/playback/verify-device-while-playing";
import { onPurchasesInOtherTab } from "@/lib/viewer/notify-tabs.browser";
import { useText } from "../text-provider";
import { usePlayerParts } from "./player-parts";

/**
 * Why the site denies a film while it plays. The film is paused until the site permits it, when
 * it is requested again: by `goOn`, or after a purchase in another tab. `release` resumes a permitted film.
 */
export function usePlaybackDenial() {
  const { root, token, video, isSignedIn } = usePlayerParts();
  const [refused, setRefused] = useState<ApiFailure>();
  const resumes = useRef(false);
  const requestCount = useRef(0);
  useEffect(() => onPlayDenial((of, failure) => of === token && setRefused(failure)), [token]);
  const isDenied = refused !== undefined;
  useEffect(() => {
    if (!isDenied) return;
    const rest = () => video.pause();
    rest();
    video.addEventListener("play", rest);
    return () => {
      video.removeEventListener("play", rest);
      // A browser that requires a press shows its button.
      if (resumes.current) video.play().catch(() => {});
      resumes.current = false;
    };
  }, [isDenied, video]);
  const release = useCallback(() => {
    resumes.current = true;
    setRefused(undefined);
    root.focus({ preventScroll: true });
  }, [root]);
  const isOfDevice = refused?.reason === "device_limit" || refused?.reason === "sign_in";
  // The position of a visitor's film is not stored at the site.
  const verifiesDevice = isOfDevice || !isSignedIn;
  const goOn = useCallback(async () => {
    const { currentTime: time, duration } = video;
    requestCount.current += 1;
    const requestNumber = requestCount.current;
    const response = await (verifiesDevice
      ? requestDevicePlayCheck(token)
      : postFilmPositionAndCheck({ token, time, duration }));
    // Of several presses the last one counts.
    if (requestNumber !== requestCount.current) return;
    if (response.refused) return setRefused(response.refused);
    if (response.status === 0 || response.status >= 500) return;
    release();
  }, [verifiesDevice, release, token, video]);
  useEffect(
    () => (isDenied ? onPurchasesInOtherTab(() => void goOn()) : undefined),
    [isDenied, goOn],
  );
  return { refused, words: useWords(refused), goOn, release };
}

function useWords(refused: ApiFailure | undefined): string | undefined {
  const { t } = useText();
  if (!refused?.reason) return undefined;
  const { inPlayer } = failureDisplays[refused.reason];
  return inPlayer ? t(inPlayer) : (refused.message ?? t("playerAccessEnded"));
}
