import { useEffect, useState } from "react";
import { captionTracks, startingCaptions, useShownCaptions } from "../media/captions";
import { usePlayerParts } from "../player-parts";

export type TranscriptLine = { startS: number; text: string };

const haveCurrentData = 2;

/** The lines of the language on screen, else of the one the film would start with. */
export function useTranscript(): readonly TranscriptLine[] {
  const parts = usePlayerParts();
  const shown = useShownCaptions();
  const [lines, setLines] = useState<readonly TranscriptLine[]>([]);
  useEffect(() => {
    const { video } = parts;
    const tracks = captionTracks(video);
    const wanted = shown === "off" ? startingCaptions(parts) : shown;
    const track = tracks.find(({ language }) => language === wanted) ?? tracks[0];
    const element = [...video.querySelectorAll("track")].find((one) => one.track === track);
    if (!track || !element) return;
    const read = () => setLines(linesOf(track));
    const load = () => {
      if (track.mode === "disabled") track.mode = "hidden";
      read();
    };
    element.addEventListener("load", read);
    if (video.readyState >= haveCurrentData) load();
    else video.addEventListener("loadeddata", load, { once: true });
    return () => {
      element.removeEventListener("load", read);
      video.removeEventListener("loadeddata", load);
    };
  }, [parts, shown]);
  return lines;
}

function linesOf(track: TextTrack): TranscriptLine[] {
  return [...(track.cues ?? [])].flatMap((cue) => {
    if (!(cue instanceof VTTCue)) return [];
    const text = cue.getCueAsHTML().textContent?.replace(/\s+/g, " ").trim();
    return text ? [{ startS: cue.startTime, text }] : [];
  });
}
