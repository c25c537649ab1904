import { useCallback, useRef, useSyncExternalStore } from "react";

const none: readonly VTTCue[] = [];
const trackEvents = ["change", "addtrack", "removetrack"];
// A cue that is added while it is active is no `cuechange`.
const videoEvents = ["timeupdate", "seeked", "emptied"];

/** The cues that are to be shown now, of all tracks of captions that are on. The same array until they change. */
export function useActiveCues(video: HTMLVideoElement): readonly VTTCue[] {
  const last = useRef(none);
  const subscribe = useCallback(
    (listener: () => void) => {
      const followed = new Set<TextTrack>();
      const follow = () => {
        for (const track of shownTracks(video)) {
          if (followed.has(track)) continue;
          followed.add(track);
          track.addEventListener("cuechange", listener);
        }
        listener();
      };
      follow();
      for (const event of trackEvents) video.textTracks.addEventListener(event, follow);
      for (const event of videoEvents) video.addEventListener(event, listener);
      return () => {
        for (const track of followed) track.removeEventListener("cuechange", listener);
        for (const event of trackEvents) video.textTracks.removeEventListener(event, follow);
        for (const event of videoEvents) video.removeEventListener(event, listener);
      };
    },
    [video],
  );
  const snapshot = () => {
    const cues = shownTracks(video).flatMap((track) => [...(track.activeCues ?? [])].filter(isVtt));
    const isSame =
      cues.length === last.current.length && cues.every((cue, at) => cue === last.current[at]);
    if (!isSame) last.current = cues;
    return last.current;
  };
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

function shownTracks(video: HTMLVideoElement): TextTrack[] {
  return [...video.textTracks].filter(
    ({ kind, mode }) => mode === "showing" && (kind === "captions" || kind === "subtitles"),
  );
}

function isVtt(cue: TextTrackCue): cue is VTTCue {
  return "getCueAsHTML" in cue;
}
