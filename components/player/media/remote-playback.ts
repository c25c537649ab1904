import { useEffect, useState } from "react";
import { usePlayerParts } from "../player-parts";
import { type MediaState, useMediaState } from "./media-state";

export type RemotePlaybackKind = "AirPlay" | "Cast";

const wireless: MediaState<boolean> = {
  events: ["webkitcurrentplaybacktargetiswirelesschanged"],
  read: (video) => video.webkitCurrentPlaybackTargetIsWireless === true,
};

/** The kind of remote device that is available, if any, and whether the film plays there. */
export function useRemotePlayback(): { remote: RemotePlaybackKind | undefined; isOn: boolean } {
  const { video } = usePlayerParts();
  const [remote, setRemote] = useState<RemotePlaybackKind>();
  useEffect(() => watchRemote(video, setRemote), [video]);
  return { remote, isOn: useMediaState(wireless) };
}

export function promptRemotePlayback(video: HTMLVideoElement): void {
  if (video.webkitShowPlaybackTargetPicker) video.webkitShowPlaybackTargetPicker();
  else void video.remote.prompt().catch(() => undefined);
}

function watchRemote(
  video: HTMLVideoElement,
  onChange: (remote?: RemotePlaybackKind) => void,
): () => void {
  if (video.webkitShowPlaybackTargetPicker) {
    const name = "webkitplaybacktargetavailabilitychanged";
    const changed = (event: Event) =>
      onChange(
        "availability" in event && event.availability === "available" ? "AirPlay" : undefined,
      );
    video.addEventListener(name, changed);
    return () => video.removeEventListener(name, changed);
  }
  if (!("remote" in video)) return () => undefined;
  const watch = video.remote.watchAvailability((isAvailable) =>
    onChange(isAvailable ? "Cast" : undefined),
  );
  watch.catch(() => undefined);
  return () => void video.remote.cancelWatchAvailability().catch(() => undefined);
}
