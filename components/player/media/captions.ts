import { useCallback, useSyncExternalStore } from "react";
import { savePreferences, readPreferences } from "@/lib/playback/preferences";
import { type PlayerParts, usePlayerParts } from "../player-parts";

const off = "off";

export function captionTracks(video: HTMLVideoElement): TextTrack[] {
  const elements = video.querySelectorAll<HTMLTrackElement>("track[kind=captions]");
  return [...elements].map((element) => element.track);
}

/** The language on screen, or "off". */
export function useShownCaptions(): string {
  const { video } = usePlayerParts();
  const subscribe = useCallback(
    (listener: () => void) => {
      video.textTracks.addEventListener("change", listener);
      return () => video.textTracks.removeEventListener("change", listener);
    },
    [video],
  );
  const snapshot = () => shownCaptions(video);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

export function showCaptions(video: HTMLVideoElement, language: string): void {
  for (const track of captionTracks(video)) {
    if (track.language === language) track.mode = "showing";
    else if (track.mode === "showing") track.mode = "hidden";
  }
}

export function chooseCaptions(video: HTMLVideoElement, language: string): void {
  showCaptions(video, language);
  const last = language === off ? {} : { captionsLast: language };
  savePreferences({ captions: language, ...last });
}

export function toggleCaptions(parts: PlayerParts): void {
  const { video } = parts;
  const isOn = shownCaptions(video) !== off;
  chooseCaptions(video, isOn ? off : preferredCaptions(parts));
}

/** The language that a film starts with: the viewer's, else the film's default. */
export function initialCaptions({ playback }: PlayerParts): string {
  const byDefault = playback.captions.find((track) => track.default)?.lang ?? off;
  const { captions = byDefault } = readPreferences();
  const isAvailable = playback.captions.some(({ lang }) => lang === captions);
  return isAvailable || captions === off ? captions : byDefault;
}

/** The language to turn on for a viewer who has captions off: the last one on screen, the page's, the film's. */
export function preferredCaptions({ playback: { captions } }: PlayerParts): string {
  const find = (wanted: string | undefined) => captions.find(({ lang }) => lang === wanted)?.lang;
  const pageLanguage = document.documentElement.lang.split("-")[0];
  const byDefault = captions.find((track) => track.default) ?? captions[0];
  return find(readPreferences().captionsLast) ?? find(pageLanguage) ?? byDefault?.lang ?? off;
}

function shownCaptions(video: HTMLVideoElement): string {
  return captionTracks(video).find((track) => track.mode === "showing")?.language ?? off;
}
