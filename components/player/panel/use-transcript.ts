import { type RefObject, useEffect, useState } from "react";
import { captionTracks, likelyCaptions, useShownCaptions } from "../media/captions";
import { usePlayerParts } from "../player-parts";
import { whenRead } from "./when-read";

export type TranscriptLine = { startS: number; text: string };

/** The lines of the language on screen, else of the one that the viewer would turn on. */
export function useTranscript(list: RefObject<HTMLElement | null>): readonly TranscriptLine[] {
  const parts = usePlayerParts();
  const shown = useShownCaptions();
  const [lines, setLines] = useState<readonly TranscriptLine[]>([]);
  useEffect(() => {
    const { video } = parts;
    const tracks = captionTracks(video);
    const wanted = shown === "off" ? likelyCaptions(parts) : shown;
    const track = tracks.find(({ language }) => language === wanted) ?? tracks[0];
    const element = [...video.querySelectorAll("track")].find((one) => one.track === track);
    if (!track || !element) return;
    const read = () => setLines(linesOf(track));
    const load = () => {
      element.addEventListener("load", read);
      if (track.mode === "disabled") track.mode = "hidden";
      read();
    };
    const forget = whenRead(list.current, video, load);
    return () => {
      element.removeEventListener("load", read);
      forget();
    };
  }, [parts, shown, list]);
  return lines;
}

function linesOf(track: TextTrack): TranscriptLine[] {
  return [...(track.cues ?? [])].flatMap((cue) => {
    if (!(cue instanceof VTTCue)) return [];
    const text = cue.getCueAsHTML().textContent?.replace(/\s+/g, " ").trim();
    return text ? [{ startS: cue.startTime, text }] : [];
  });
}
