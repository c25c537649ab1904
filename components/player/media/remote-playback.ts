import { useEffect, useState } from "react";
import { usePlayerParts } from "../player-parts";
import { type MediaFact, useMediaFact } from "./use-media-fact";

export type Remote = "AirPlay" | "Cast";

const remoteEvents = ["webkitcurrentplaybacktargetiswirelesschanged"];
const wireless: MediaFact<boolean> = {
  events: remoteEvents,
  read: (video) => video.webkitCurrentPlaybackTargetIsWireless === true,
};

/** Which kind of other screen is in reach, if any, and whether it plays there. */
export function useRemotePlayback(): { remote: Remote | undefined; isOn: boolean } {
  const { video } = usePlayerParts();
  const [remote, setRemote] = useState<Remote>();
  useEffect(() => watchRemote(video, setRemote), [video]);
  const isWireless = useMediaFact(wireless);
  return { remote, isOn: isWireless };
}

export function chooseRemote(video: HTMLVideoElement): void {
  if (video.webkitShowPlaybackTargetPicker) video.webkitShowPlaybackTargetPicker();
  else void video.remote.prompt().catch(() => undefined);
}

function watchRemote(video: HTMLVideoElement, note: (remote?: Remote) => void): () => void {
  if (video.webkitShowPlaybackTargetPicker) {
    const name = "webkitplaybacktargetavailabilitychanged";
    const changed = (event: Event) =>
      note("availability" in event && event.availability === "available" ? "AirPlay" : undefined);
    video.addEventListener(name, changed);
    return () => video.removeEventListener(name, changed);
  }
  if (!("remote" in video)) return () => undefined;
  const watch = video.remote.watchAvailability((isThere) => note(isThere ? "Cast" : undefined));
  watch.catch(() => undefined);
  return () => void video.remote.cancelWatchAvailability().catch(() => undefined);
}
