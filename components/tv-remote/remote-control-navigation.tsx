"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

// Only on a television (lib/page-scripts/detect-tv.ts) a remote's keys move the focus; their code is loaded then.
export function RemoteControlNavigation() {
  const path = usePathname();
  useEffect(() => {
    if (!("tv" in document.documentElement.dataset)) return undefined;
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    void import("./start-remote-control").then(({ startRemoteControl, restoreFocusOnArrival }) => {
      startRemoteControl();
      if (!isUnmounted) stop = restoreFocusOnArrival();
    });
    return () => {
      isUnmounted = true;
      stop?.();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a page of another path has come.
  }, [path]);
  return null;
}
