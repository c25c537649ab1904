import { type RefObject, useEffect, useState } from "react";
import type { TrackFault } from "@/lib/playback/engine/engine";
import { whenIdle } from "../../ui/when-idle";
import {
  contentCaptionTracks,
  findCaptionTrackToTurnOn,
  useShownCaptions,
} from "../media/caption-tracks";
import { useEngineState, usePlayerParts } from "../player-parts";
import { type TranscriptLine, cuesToTranscriptLines } from "./cues-to-transcript-lines";

const haveCurrentData = 2;

type TranscriptState = { lines: readonly TranscriptLine[]; fault: TrackFault | undefined };

/** The lines of the captions on screen, else of those that the viewer would turn on; or why there are none. */
export function useTranscript(list: RefObject<HTMLElement | null>): TranscriptState {
  const parts = usePlayerParts();
  const shown = useShownCaptions();
  const [lines, setLines] = useState<readonly TranscriptLine[]>([]);
  const [read, setRead] = useState<TextTrack>();
  const { captionFaults } = useEngineState();
  useEffect(() => {
    const { video } = parts;
    const tracks = contentCaptionTracks(video);
    const wanted = [shown, findCaptionTrackToTurnOn(parts)];
    const track = wanted.find((one) => one && tracks.includes(one)) ?? tracks[0];
    const element = [...video.querySelectorAll("track")].find((one) => one.track === track);
    if (!track || !element) return;
    const readLines = () => setLines(cuesToTranscriptLines(track.cues ?? []));
    const load = () => {
      element.addEventListener("load", readLines);
      if (track.mode === "disabled") track.mode = "hidden";
      setRead(track);
      readLines();
    };
    const cancel = whenLoadable(list.current, video, load);
    return () => {
      element.removeEventListener("load", readLines);
      cancel();
    };
  }, [parts, shown, list]);
  return { lines, fault: read && captionFaults.get(read) };
}

/**
 * Calls `load` once the list is visible (on a phone it may never be) and the first frame is there,
 * which a loading track would delay; before the first play it is enough that the browser is idle.
 */
function whenLoadable(
  list: HTMLElement | null,
  video: HTMLVideoElement,
  load: () => void,
): () => void {
  let cancelIdle = () => {};
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    if (video.readyState >= haveCurrentData) return load();
    video.addEventListener("loadeddata", load, { once: true });
    cancelIdle = whenIdle(() => {
      if (isUntouched(video)) load();
    });
  });
  if (list) observer.observe(list);
  return () => {
    cancelIdle();
    observer.disconnect();
    video.removeEventListener("loadeddata", load);
  };
}

function isUntouched(video: HTMLVideoElement): boolean {
  return video.paused && video.networkState === HTMLMediaElement.NETWORK_EMPTY;
}
