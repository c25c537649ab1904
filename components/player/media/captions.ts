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
    (changed: () => void) => {
      video.textTracks.addEventListener("change", changed);
      return () => video.textTracks.removeEventListener("change", changed);
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
  chooseCaptions(video, isOn ? off : likelyCaptions(parts));
}

/** What a film starts with: the viewer's language, else what the film asks for. */
export function startingCaptions({ playback }: PlayerParts): string {
  const asked = playback.captions.find((track) => track.default)?.lang ?? off;
  const { captions = asked } = readPreferences();
  const isThere = playback.captions.some(({ lang }) => lang === captions);
  return isThere || captions === off ? captions : asked;
}

/** What a viewer who has captions off would read: the language of the last ones, of the page, of the film. */
export function likelyCaptions({ playback: { captions } }: PlayerParts): string {
  const of = (wanted: string | undefined) => captions.find(({ lang }) => lang === wanted)?.lang;
  const page = document.documentElement.lang.split("-")[0];
  const asked = captions.find((track) => track.default) ?? captions[0];
  return of(readPreferences().captionsLast) ?? of(page) ?? asked?.lang ?? off;
}

function shownCaptions(video: HTMLVideoElement): string {
  return captionTracks(video).find((track) => track.mode === "showing")?.language ?? off;
}
